import { noun, resident } from '../app/noun';
import { gameProfileMachine } from './gameProfile.machine';
import { gameProfilePorts } from './gameProfile.words';
import { otherGamesMachine } from './otherGames.machine';
import { otherGamesPorts } from './otherGames.words';

/** What the house has of it once the first screen stands. */
export const gameLate = noun({
  residents: {
    gameProfile: resident(gameProfileMachine),
  },
  controls: { otherGames: otherGamesMachine },
  ports: { ...gameProfilePorts, ...otherGamesPorts },
});
