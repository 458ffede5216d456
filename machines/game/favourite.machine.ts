import type { ActorRefFrom } from 'xstate';
import { savingMachine } from '../kit/saving';
import { tell } from '../kit/tell';
import { heldOf } from './favourites.rules';
import { favouritesPorts, type Turn } from './favourites.words';

/** The heart of one game: turns at once, turns back visibly when the server refuses. */
export const favouriteMachine = savingMachine<Turn, undefined>({
  id: 'favourite',
  spec: '§7 B set-favourite, remove-favourite',
  port: favouritesPorts,
  fits: (entry) => heldOf([entry]).length > 0,
  promise: tell('favourites', (_, turn) => ({ type: 'favourite.turned', ...turn })),
  // However often it is turned meanwhile, what counts is how it is left.
  behind: (inFlight, _, turn) => (turn.marked === inFlight.marked ? [] : [turn]),
  saved: tell('favourites', (_, { change }) => ({ type: 'favourite.saved', ...change })),
  takesBack: tell('favourites', (_, { changes: [turn] }) => ({
    type: 'favourite.lost',
    gameId: turn?.gameId ?? '',
  })),
  ended: tell('favourites', ({ context }, { entry, how }) => {
    const [held] = heldOf([entry]);
    const turn = { gameId: held?.gameId ?? '', marked: held?.marked ?? false };
    if (how === 'sent') return { type: 'favourite.saved', ...turn };
    // One that is on its way is newer than what was lost.
    const [newest] = context.changes.slice(-1);
    if (newest !== undefined) return { type: 'favourite.turned', ...newest };
    return { type: 'favourite.lost', gameId: turn.gameId };
  }),
  unsaved: 'Home.The favourite could not be saved',
});

export type FavouriteActor = ActorRefFrom<typeof favouriteMachine>;
