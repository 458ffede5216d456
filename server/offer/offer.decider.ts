import { canonical } from '../store/canonical';
import { accept, type Decision } from '../store/decision';
import { type OfferEvent, type OffersState, offersKind, type Shown } from './offer.events';

export interface OfferOrder {
  game: string;
  by: string;
  why: string;
  at: string;
}

type States = { offers: OffersState };
type Decided = Decision<{ offers: OfferEvent[] }, { ok: true }>;

/** Silent where nothing would be otherwise. */
const turned = ({ offers }: States, event: OfferEvent): Decided => {
  const isSo = canonical(offersKind.evolve(offers, event)) === canonical(offers);
  return accept({ offers: isSo ? [] : [event] }, { ok: true as const });
};

/** Keeps a game from these places and from no others; what they are called in is sorted, each once. */
export const decideWithhold = (
  states: States,
  { places, ...order }: OfferOrder & { places: readonly string[] },
): Decided => {
  const sorted = [...new Set(places)].sort();
  const isFree = sorted.length === 0 && states.offers.withheld[order.game] === undefined;
  return isFree
    ? accept({ offers: [] }, { ok: true as const })
    : turned(states, { type: 'offer.withheld', places: sorted, ...order });
};

/** Has a game stand at a rank, the last where there are fewer; without one, at none. */
export const decideRank = (
  states: States,
  { rank, ...order }: OfferOrder & { rank?: number },
): Decided =>
  turned(states, { type: 'offer.ranked', ...(rank !== undefined && { rank }), ...order });

/** Has a game shown otherwise than it shipped; by nothing, as it shipped. */
export const decideShow = (
  states: States,
  { shown, ...order }: OfferOrder & { shown: Shown },
): Decided => {
  const isSo = canonical(states.offers.shown[order.game] ?? {}) === canonical(shown);
  return isSo
    ? accept({ offers: [] }, { ok: true as const })
    : turned(states, { type: 'offer.shown', shown, ...order });
};
