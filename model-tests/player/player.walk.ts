import { aUser } from '../../contract/make/player';
import { playerMachine } from '../../machines/player/player.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const playerWalk = walk({
  machine: silent(playerMachine),
  inputs: [undefined],
  events: [
    { type: 'session.opened' },
    { type: 'session.closed' },
    { type: 'player.retry' },
    { type: 'player.loaded', user: aUser() },
    { type: 'player.missing' },
    { type: 'player.changed', changed: ['favorites'] },
    { type: 'player.changed', changed: ['notifications'] },
    { type: 'hub.skipped' },
    { type: 'residents.arrived', names: ['viewChoice'] },
    { type: 'residents.arrived', names: ['playMode'] },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'player.load' },
  ],
  view: ({ context }) => context.user !== undefined,
});
