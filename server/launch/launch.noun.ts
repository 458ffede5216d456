import type { Noun } from '../noun';
import { launchKind } from './launch.events';
import { launchRoutes } from './launch.routes';

export const launchNoun: Noun = {
  routes: [launchRoutes],
  kinds: [launchKind],
};
