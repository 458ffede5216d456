import { type ActorRefFrom, setup } from 'xstate';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import type { FavouriteEvent } from './favourites.events';
import { favouritesPorts } from './favourites.ports';

export interface FavouriteInput {
  gameId: string;
  marked: boolean;
}

/** The heart of one game: turns at once, turns back visibly when the server refuses. */
export const favouriteMachine = setup({
  types: {} as {
    context: FavouriteInput;
    events: FavouriteEvent;
    input: FavouriteInput;
    tags: Look;
    meta: Meaning;
  },
  actors: favouritesPorts,
  guards: { isMarked: ({ context }) => context.marked },
  actions: {
    tellMarked: tell('favourites', ({ context }) => ({
      type: 'favourite.turned',
      gameId: context.gameId,
      marked: true,
    })),
    tellUnmarked: tell('favourites', ({ context }) => ({
      type: 'favourite.turned',
      gameId: context.gameId,
      marked: false,
    })),
    explain: tell('alerts', {
      type: 'alerts.say',
      kind: 'error',
      slug: 'Home.The favourite could not be saved',
    }),
  },
}).createMachine({
  id: 'favourite',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      meta: { says: 'Was it a favourite before?', spec: '§3 Game, favourite flag' },
      always: [{ guard: 'isMarked', target: 'marked' }, { target: 'unmarked' }],
    },
    unmarked: {
      meta: { says: 'Not a favourite', spec: '§3 Game, favourite flag' },
      on: { 'favourite.toggle': 'marking' },
    },
    marking: {
      tags: ['busy', 'optimistic'],
      meta: { says: 'Shown as a favourite, being saved', spec: '§7 B set-favourite' },
      entry: 'tellMarked',
      invoke: {
        id: 'save',
        src: 'favourite.save',
        input: ({ context }) => ({ gameId: context.gameId, marked: true }),
      },
      on: {
        'favourite.saved': 'marked',
        'favourite.refused': { target: 'unmarked', actions: ['tellUnmarked', 'explain'] },
        'port.failed': { target: 'unmarked', actions: ['tellUnmarked', 'explain'] },
        'favourite.toggle': 'unmarking',
      },
    },
    marked: {
      meta: { says: 'A favourite', spec: '§3 Game, favourite flag' },
      on: { 'favourite.toggle': 'unmarking' },
    },
    unmarking: {
      tags: ['busy', 'optimistic'],
      meta: { says: 'No longer shown as a favourite, being saved', spec: '§7 B remove-favourite' },
      entry: 'tellUnmarked',
      invoke: {
        id: 'save',
        src: 'favourite.save',
        input: ({ context }) => ({ gameId: context.gameId, marked: false }),
      },
      on: {
        'favourite.saved': 'unmarked',
        'favourite.refused': { target: 'marked', actions: ['tellMarked', 'explain'] },
        'port.failed': { target: 'marked', actions: ['tellMarked', 'explain'] },
        'favourite.toggle': 'marking',
      },
    },
  },
});

export type FavouriteActor = ActorRefFrom<typeof favouriteMachine>;
