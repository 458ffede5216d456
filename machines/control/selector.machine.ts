import { type ActorRefFrom, assign, setup } from 'xstate';
import { SELECTOR_ALL_MS, SELECTOR_SEARCH_MAX, SELECTOR_SEARCH_MIN } from '../../contract/limits';
import type { Controls } from '../kit/controls';
import type { Look, Meaning } from '../kit/look';
import type { SelectorEvent } from './selector.words';

export interface SelectorContext {
  value: string;
  search: string;
  maxLength: number;
  minimum: number;
}

export const selectorMachine = setup({
  types: {} as {
    context: SelectorContext;
    events: SelectorEvent;
    input: Controls['selector'];
    tags: Look;
    meta: Meaning;
  },
  delays: { SELECTOR_ALL_MS },
  actions: {
    keepValue: assign({ value: (_, params: { value: string }) => params.value }),
    keepSearch: assign({
      search: ({ context }, params: { text: string }) => params.text.slice(0, context.maxLength),
    }),
    clearSearch: assign({ search: '' }),
  },
}).createMachine({
  id: 'selector',
  context: ({ input }) => ({
    search: '',
    maxLength: SELECTOR_SEARCH_MAX,
    minimum: SELECTOR_SEARCH_MIN,
    ...input,
  }),
  initial: 'closed',
  states: {
    closed: {
      meta: { says: 'Shows the chosen item', spec: '§4 Selector dropdown' },
      on: { 'selector.open': 'opened' },
    },
    opened: {
      meta: { says: 'The list is open', spec: '§4 Selector dropdown' },
      exit: 'clearSearch',
      initial: 'first',
      on: {
        'selector.close': 'closed',
        'selector.choose': {
          target: 'closed',
          actions: { type: 'keepValue', params: ({ event }) => event },
        },
        'selector.search': { actions: { type: 'keepSearch', params: ({ event }) => event } },
      },
      states: {
        first: {
          meta: { says: 'The first fifteen items', spec: '§9 Selector' },
          after: { SELECTOR_ALL_MS: 'all' },
        },
        all: { meta: { says: 'All items', spec: '§9 Selector' } },
      },
    },
  },
});

export type SelectorActor = ActorRefFrom<typeof selectorMachine>;
