import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Found } from '../../contract/find.desk';
import { SEARCH_DEBOUNCE_MS } from '../../contract/limits';
import type { Look, Meaning } from '../kit/look';
import { type FinderEvent, finderPorts } from './finder.words';

import { tellOffice } from './tellOffice';

export interface FinderContext {
  text: string;
  items: readonly Found[];
}

/** Ctrl+K: any player, ticket, round or payment, from anywhere in the office. */
export const finderMachine = setup({
  types: {} as {
    context: FinderContext;
    events: FinderEvent;
    input: object;
    tags: Look;
    meta: Meaning;
  },
  actors: finderPorts,
  delays: { SEARCH_DEBOUNCE_MS },
  guards: { isNothing: ({ context }) => context.text.trim() === '' },
  actions: {
    keepText: assign({ text: (_, { text }: { text: string }) => text }),
    keepFound: assign({ items: (_, { items }: { items: Found[] }) => items }),
    forget: assign({ text: '', items: [] }),
    tellEnded: tellOffice(() => ({ type: 'office.ended' })),
  },
}).createMachine({
  id: 'finder',
  context: { text: '', items: [] },
  initial: 'closed',
  states: {
    closed: {
      meta: { says: 'Not on the page', spec: 'issue 19' },
      on: { 'finder.open': 'open' },
    },
    open: {
      meta: { says: 'Takes a name or an id', spec: 'issue 19' },
      exit: 'forget',
      initial: 'resting',
      on: {
        'finder.close': 'closed',
        'finder.type': {
          target: '.typing',
          actions: { type: 'keepText', params: ({ event }) => event },
        },
        'office.ended': { actions: 'tellEnded' },
      },
      states: {
        resting: { meta: { says: 'Nothing is asked for', spec: 'issue 19' } },
        typing: {
          meta: { says: 'A word is being typed', spec: 'issue 19' },
          after: {
            SEARCH_DEBOUNCE_MS: [
              {
                guard: 'isNothing',
                target: 'resting',
                actions: { type: 'keepFound', params: { items: [] } },
              },
              { target: 'finding' },
            ],
          },
        },
        finding: {
          tags: ['busy'],
          meta: { says: 'The platform looks for it', spec: 'issue 19' },
          invoke: {
            id: 'find',
            src: 'finder.find',
            input: ({ context: { text } }) => ({ search: text.trim() }),
          },
          on: {
            'finder.found': {
              target: 'found',
              actions: { type: 'keepFound', params: ({ event }) => event },
            },
            'port.failed': 'failed',
          },
        },
        found: { meta: { says: 'What was found, or that nothing was', spec: 'issue 19' } },
        failed: {
          tags: ['failed'],
          meta: { says: 'It could not be asked', spec: 'issue 19' },
        },
      },
    },
  },
});

export type FinderActor = ActorRefFrom<typeof finderMachine>;
