import { inMemory, type Noun } from '../noun';
import { affiliateKind, affiliatesKind } from './affiliate.events';
import { affiliateClicksProjection, affiliatesProjection } from './affiliate.projection';
import { affiliateRoutes } from './affiliate.routes';

export const affiliateNoun: Noun = {
  routes: [affiliateRoutes],
  kinds: [affiliateKind, affiliatesKind],
  projections: [affiliateClicksProjection, affiliatesProjection],
  ...inMemory('affiliate.turned', ({ affiliates }) => affiliates),
};
