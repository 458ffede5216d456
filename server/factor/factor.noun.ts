import type { Noun } from '../noun';
import { factorRoutes } from './factor.routes';

export const factorNoun: Noun = {
  routes: [factorRoutes],
};
