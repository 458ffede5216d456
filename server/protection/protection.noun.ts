import type { Noun } from '../noun';
import { enrichProtection } from './protection.enrich';
import { protectionKind } from './protection.events';
import { protectionRoutes } from './protection.routes';

export const protectionNoun: Noun = {
  routes: [protectionRoutes],
  kinds: [protectionKind],
  enriches: (platform) => ({ protection: enrichProtection(platform) }),
};
