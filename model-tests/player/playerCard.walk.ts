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
    { type: 'port.failed', port: 'playerCard.load' },
  ],
  view: () => undefined,
});
