import { noun, resident } from '../app/noun';
import { playerMachine } from './player.machine';
import { playerPorts } from './player.words';

/** What the house has of it from the first moment. */
export const playerNear = noun({
  residents: {
    player: resident(playerMachine),
  },
  ports: { ...playerPorts },
});
