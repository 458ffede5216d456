import type { Noun } from '../noun';
import { affiliateKind } from './affiliate.events';
import { affiliateClicksProjection } from './affiliate.projection';
import { affiliateRoutes } from './affiliate.routes';

export const affiliateNoun: Noun = {
  routes: [affiliateRoutes],
  kinds: [affiliateKind],
  projections: [affiliateClicksProjection],
};
