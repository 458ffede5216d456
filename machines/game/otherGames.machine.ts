import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Controls } from '../kit/controls';
import type { Look, Meaning } from '../kit/look';
import { type OtherGames, type OtherGamesEvent, otherGamesPorts } from './otherGames.words';

type OtherGamesInput = Controls['otherGames'];

export interface OtherGamesContext extends OtherGamesInput {
  games: OtherGames | undefined;
}

/** Other games beside a table: asked for once, so that none moves from under the player's hand. */
export const otherGamesMachine = setup({
  types: {} as {
    context: OtherGamesContext;
    events: OtherGamesEvent;
    input: OtherGamesInput;
    tags: Look;
    meta: Meaning;
  },
  actors: otherGamesPorts,
  actions: {
    keep: assign({
      games: (_, { favourites, recent, featured }: OtherGames) => ({
        favourites,
        recent,
        featured,
      }),
    }),
  },
}).createMachine({
  id: 'otherGames',
  context: ({ input }) => ({ ...input, games: undefined }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      meta: { says: 'Asks where one may go from here', spec: '§7 B games/home' },
      invoke: {
        id: 'load',
        src: 'otherGames.load',
        input: ({ context: { gameId, guestIds } }) => ({ gameId, guestIds }),
      },
      on: {
        'otherGames.loaded': {
          target: 'shown',
          actions: { type: 'keep', params: ({ event }) => event },
        },
        'port.failed': 'failed',
      },
    },
    shown: { meta: { says: 'Favourites, the last ones and those alike', spec: 'decision 181' } },
    failed: {
      tags: ['failed'],
      meta: { says: 'They did not load', spec: 'decision 181' },
      on: { 'otherGames.retry': 'loading', 'connection.found': 'loading' },
    },
  },
});

export type OtherGamesActor = ActorRefFrom<typeof otherGamesMachine>;
