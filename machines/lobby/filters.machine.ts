import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Look, Meaning } from '../kit/look';
import { type FilterChoices, type FiltersEvent, filtersPorts } from './filters.words';

export const filtersMachine = setup({
  types: {} as {
    context: FilterChoices & { language: string };
    events: FiltersEvent;
    input: { language: string };
    tags: Look;
    meta: Meaning;
  },
  actors: filtersPorts,
  actions: {
    keepChoices: assign((_, params: FilterChoices) => ({
      types: params.types,
      studios: params.studios,
      features: params.features,
    })),
    keepLanguage: assign({ language: (_, params: { language: string }) => params.language }),
  },
}).createMachine({
  id: 'filters',
  context: ({ input }) => ({ types: [], studios: [], features: [], language: input.language }),
  initial: 'loading',
  on: {
    'locale.languageChanged': {
      target: '.loading',
      reenter: true,
      actions: { type: 'keepLanguage', params: ({ event }) => event },
    },
  },
  states: {
    loading: {
      tags: ['busy'],
      meta: { says: 'Loads what the sidebar offers', spec: '§7 B games/filters' },
      invoke: {
        id: 'load',
        src: 'filters.load',
        input: ({ context }) => ({ language: context.language }),
      },
      on: {
        'filters.loaded': {
          target: 'shown',
          actions: { type: 'keepChoices', params: ({ event }) => event },
        },
        'port.failed': 'failed',
      },
    },
    shown: { meta: { says: 'Types, studios and features can be chosen', spec: '§2 Game list' } },
    failed: {
      tags: ['failed'],
      meta: { says: 'Only search and sort are offered', spec: '§7 B games/filters' },
      on: { 'filters.retry': 'loading', 'connection.found': 'loading' },
    },
  },
});

export type FiltersActor = ActorRefFrom<typeof filtersMachine>;
