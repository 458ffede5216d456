import { problem } from '../../contract/problems';
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
    { type: 'outbox.held', entries: [anEntry()] },
    { type: 'outbox.ended', entry: anEntry(), how: 'sent', left: false },
  ],
  view: ({ context }) => context,
});

export const favouriteWalk = walk({
  machine: silent(favouriteMachine),
  inputs: [
    { gameId: 'game_wheel', marked: false },
    { gameId: 'game_wheel', marked: true },
    { gameId: 'game_wheel', marked: true, saved: false },
  ],
  events: [
    { type: 'favourite.toggle' },
    { type: 'favourite.told', marked: true },
    { type: 'favourite.told', marked: false },
    { type: 'favourite.held', marked: true },
    { type: 'favourite.saved' },
    { type: 'favourite.refused', problem: problem('not-found') },
    { type: 'favourite.settled' },
    { type: 'favourite.lost' },
    { type: 'port.failed', port: 'favourite.save' },
    { type: 'port.failed', port: 'favourite.save', kept: 'entry-0001' },
  ],
  view: ({ context }) => context,
});
