import type { Noun } from '../noun';
import { advertisementKind, viewKind } from './advertisement.events';
import { advertisementsProjection } from './advertisement.projection';
import { advertisementRoutes } from './advertisement.routes';

export const advertisementNoun: Noun = {
  routes: [advertisementRoutes],
  kinds: [advertisementKind, viewKind],
  projections: [advertisementsProjection],
  personal: [{ section: 'advertisements', table: 'advertisement_loads', columns: ['player'] }],
};
