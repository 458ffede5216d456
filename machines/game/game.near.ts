import { noun, resident } from '../app/noun';
import { favouriteMachine } from './favourite.machine';
import { favouritesMachine } from './favourites.machine';
import { favouritesPorts } from './favourites.words';
import { gameMachine } from './game.machine';
import { gamePorts } from './game.words';

/** What the house has of it from the first moment. */
export const gameNear = noun({
  residents: {
    game: resident(gameMachine),
    favourites: resident(favouritesMachine, {
      items: { favourite: favouriteMachine },
      begins: ({ stored }) => ({ ids: stored.favourites ?? [] }),
    }),
  },
  ports: { ...favouritesPorts, ...gamePorts },
});
