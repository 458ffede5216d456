import type { Noun } from '../noun';
import { profileRoutes } from './profile.routes';

export const profileNoun: Noun = {
  routes: [profileRoutes],
};
