import type { Noun } from '../noun';
import { type OfferEvent, offersKind } from './offer.events';

export const offerNoun: Noun = {
  kinds: [offersKind],
  prepare: ({ offers, store }) => offers.read(store),
  reactions: ({ offers }) => ({
    'offer.turned': (body) => offers.turn(body as unknown as OfferEvent),
  }),
};
