import { aProfile } from '../../contract/make/profile';
import { playerCardMachine } from '../../machines/player/playerCard.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const playerCardWalk = walk({
  machine: silent(playerCardMachine),
  inputs: [{ playerId: 'player_bob1' }],
  events: [
    { type: 'playerCard.retry' },
    { type: 'playerCard.loaded', profile: aProfile() },
    { type: 'playerCard.missing' },
    { type: 'session.opened' },
    { type: 'session.closed' },
    { type: 'relation.changed' },
    { type: 'player.changed', changed: ['relations'] },
    { type: 'player.changed', changed: ['favorites'] },
    { type: 'presence.changed', playerId: 'player_bob1', presence: 'offline' },
    { type: 'presence.changed', playerId: 'player_cleo1', presence: 'offline' },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'playerCard.load' },
  ],
  view: ({ context }) => context.profile?.presence,
});
