import type { Noun } from '../noun';
import { enrichDaily } from './daily.enrich';
import { dailyKind } from './daily.events';
import { dailyRoutes } from './daily.routes';

export const dailyNoun: Noun = {
  routes: [dailyRoutes],
  kinds: [dailyKind],
  enriches: (platform) => ({ daily: enrichDaily(platform) }),
};
