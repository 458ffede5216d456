import { aProfile } from '../../contract/make/profile';
import { playerCardMachine } from '../../machines/player/playerCard.machine';
import { aRelationChanged } from '../../machines/relation/relation.sample';
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
    aRelationChanged({ id: 'player_bob1' }),
    aRelationChanged(),
    { type: 'presence.changed', playerId: 'player_bob1', presence: 'offline' },
    { type: 'presence.changed', playerId: 'player_cleo1', presence: 'offline' },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'playerCard.load' },
  ],
  view: ({ context }) => context.profile?.presence,
});
