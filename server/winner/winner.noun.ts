import type { Noun } from '../noun';
import { winnerRoutes } from './winner.routes';

export const winnerNoun: Noun = {
  routes: [winnerRoutes],
};
