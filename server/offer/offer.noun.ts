import { inMemory, type Noun } from '../noun';
import { offersKind } from './offer.events';
import { offersProjection } from './offer.projection';

export const offerNoun: Noun = {
  kinds: [offersKind],
  projections: [offersProjection],
  ...inMemory('offer.turned', ({ offers }) => offers),
};
