import { favouriteMachine } from '../../machines/game/favourite.machine';
import { favouritesMachine } from '../../machines/game/favourites.machine';
import { anEntry } from '../../machines/outbox/outbox.sample';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const favouritesWalk = walk({
  machine: silent(favouritesMachine, { favourite: favouriteMachine }),
  inputs: [{ ids: ['game_wheel'] }],
  events: [
    { type: 'session.opened' },
    { type: 'session.closed' },
    { type: 'favourites.toggle', gameId: 'game_wheel' },
    { type: 'favourites.chosen', ids: ['game_dice'] },
    { type: 'favourites.taken' },
    { type: 'favourites.listed', ids: ['game_dice'] },
    { type: 'favourite.turned', gameId: 'game_wheel', marked: true },
    { type: 'favourite.saved', gameId: 'game_wheel', marked: true },
    { type: 'favourite.lost', gameId: 'game_wheel' },
    { type: 'outbox.held', entries: [anEntry()] },
    { type: 'outbox.ended', entry: anEntry(), how: 'sent', left: false },
  ],
  view: ({ context }) => context,
});
