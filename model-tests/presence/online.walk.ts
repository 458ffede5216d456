import { onlineMachine } from '../../machines/presence/online.machine';
import { whoIsHere } from '../../machines/presence/online.sample';
import { aRelationChanged } from '../../machines/relation/relation.sample';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const onlineWalk = walk({
  machine: silent(onlineMachine),
  inputs: [undefined],
  events: [
    { type: 'residents.arrived', names: ['online'] },
    { type: 'session.opened' },
    { type: 'session.closed' },
    { type: 'online.loaded', ...whoIsHere() },
    { type: 'online.retry' },
    { type: 'presence.changed', playerId: 'player_bob1', presence: 'offline' },
    aRelationChanged(),
    aRelationChanged({ lists: [] }),
    { type: 'clock.minutePassed', at: 60_000 },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'online.load' },
  ],
  view: ({ context }) => context.online?.friends.length,
});
