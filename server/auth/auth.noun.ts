import type { Noun } from '../noun';
import { authRoutes } from './auth.routes';

export const authNoun: Noun = {
  routes: [authRoutes],
};
