import { inMemory, type Noun } from '../noun';
import { offersKind } from './offer.events';

export const offerNoun: Noun = {
  kinds: [offersKind],
  ...inMemory('offer.turned', ({ offers }) => offers),
};
