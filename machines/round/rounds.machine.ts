import { type ActorRefFrom, assign, setup } from 'xstate';
import { ROUNDS_PAGE } from '../../contract/limits';
import type { PlayedRound } from '../../contract/play';
import type { Page } from '../../contract/words';
import { firstPage, hasMore, nextPage, noPages, type Paged } from '../kit/list';
import type { Look, Meaning } from '../kit/look';
import { type RoundsEvent, type RoundsWanted, roundsPorts } from './rounds.words';

export interface RoundsContext {
  wanted: RoundsWanted;
  list: Paged<PlayedRound>;
}

interface Visit {
  wanted: RoundsWanted | undefined;
}

export const roundsMachine = setup({
  types: {} as { context: RoundsContext; events: RoundsEvent; tags: Look; meta: Meaning },
  actors: roundsPorts,
  guards: {
    isShown: (_, { wanted }: Visit) => wanted !== undefined,
    isSame: ({ context }, { wanted }: Visit) =>
      wanted !== undefined && wanted.gameId === context.wanted.gameId,
    isEmpty: (_, params: { items: unknown[] }) => params.items.length === 0,
    hasMore: ({ context }) => hasMore(context.list, ROUNDS_PAGE),
  },
  actions: {
    choose: assign((_, { wanted }: Visit) => ({ wanted: wanted ?? {}, list: noPages })),
    keepPage: assign({ list: (_, params: Page<PlayedRound>) => firstPage(params) }),
    appendPage: assign({
      list: ({ context }, params: Page<PlayedRound>) =>
        nextPage(context.list, params, ({ _id }) => _id),
    }),
    forget: assign({ wanted: {}, list: noPages }),
  },
}).createMachine({
  id: 'rounds',
  context: { wanted: {}, list: noPages },
  initial: 'closed',
  states: {
    closed: {
      meta: { says: 'No history of rounds is shown', spec: 'decision 25' },
      on: {
        'rounds.visit': {
          guard: { type: 'isShown', params: ({ event }) => event },
          target: 'open',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    open: {
      meta: { says: 'The player’s own rounds are shown', spec: 'decision 25' },
      initial: 'loading',
      on: {
        'rounds.visit': [
          { guard: { type: 'isSame', params: ({ event }) => event } },
          {
            guard: { type: 'isShown', params: ({ event }) => event },
            target: '.loading',
            actions: { type: 'choose', params: ({ event }) => event },
          },
          { target: 'closed', actions: 'forget' },
        ],
      },
      states: {
        loading: {
          tags: ['busy'],
          meta: { says: 'Asks for the latest rounds', spec: 'decision 25' },
          invoke: {
            id: 'load',
            src: 'rounds.load',
            input: ({ context }) => ({ page: 1, gameId: context.wanted.gameId }),
          },
          on: {
            'rounds.loaded': [
              { guard: { type: 'isEmpty', params: ({ event }) => event }, target: 'empty' },
              { target: 'shown', actions: { type: 'keepPage', params: ({ event }) => event } },
            ],
            'port.failed': 'failed',
          },
        },
        shown: {
          meta: { says: 'The rounds, newest first', spec: 'decision 25' },
          on: { 'rounds.more': { guard: 'hasMore', target: 'loadingMore' } },
        },
        loadingMore: {
          tags: ['busy'],
          meta: { says: 'Asks for older rounds below', spec: '§9 Page sizes' },
          invoke: {
            id: 'load',
            src: 'rounds.load',
            input: ({ context }) => ({
              page: context.list.pages + 1,
              gameId: context.wanted.gameId,
            }),
          },
          on: {
            'rounds.loaded': {
              target: 'shown',
              actions: { type: 'appendPage', params: ({ event }) => event },
            },
            'port.failed': 'cutShort',
          },
        },
        cutShort: {
          tags: ['failed'],
          meta: { says: 'The older rounds did not load; the others stay', spec: '§9 Page sizes' },
          on: {
            'rounds.more': { guard: 'hasMore', target: 'loadingMore' },
            'connection.found': 'loadingMore',
          },
        },
        empty: { meta: { says: 'No such round was played yet', spec: 'decision 25' } },
        failed: {
          tags: ['failed'],
          meta: { says: 'The rounds did not load', spec: 'decision 25' },
          on: { 'rounds.retry': 'loading', 'connection.found': 'loading' },
        },
      },
    },
  },
});

export type RoundsActor = ActorRefFrom<typeof roundsMachine>;
