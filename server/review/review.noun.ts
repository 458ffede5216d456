import type { Noun } from '../noun';
import { reviewKind, voteKind } from './review.events';
import { reviewsProjection } from './review.projection';
import { reviewRoutes } from './review.routes';

export const reviewNoun: Noun = {
  routes: [reviewRoutes],
  kinds: [reviewKind, voteKind],
  projections: [reviewsProjection],
  personal: [{ section: 'reviews', table: 'reviews', columns: ['player'] }],
};
