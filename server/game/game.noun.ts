import type { Noun } from '../noun';
import { gameRoutes } from './game.routes';
import { gameProfileRoutes } from './gameProfile.routes';

export const gameNoun: Noun = {
  routes: [gameRoutes, gameProfileRoutes],
};
