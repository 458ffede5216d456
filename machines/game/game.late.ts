import { noun, resident } from '../app/noun';
import { gameProfileMachine } from './gameProfile.machine';
import { gameProfilePorts } from './gameProfile.words';

/** What the house has of it once the first screen stands. */
export const gameLate = noun({
  residents: {
    gameProfile: resident(gameProfileMachine),
  },
  ports: { ...gameProfilePorts },
});
