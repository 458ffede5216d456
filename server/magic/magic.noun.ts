import type { Noun } from '../noun';
import { magicRoutes } from './magic.routes';

export const magicNoun: Noun = {
  routes: [magicRoutes],
};
