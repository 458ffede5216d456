import type { Noun } from '../noun';
import { brandingRoutes } from './branding.routes';

export const brandingNoun: Noun = {
  routes: [brandingRoutes],
};
