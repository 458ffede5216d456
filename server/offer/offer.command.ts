import type { Outcome } from '../store/command';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';
import { decideRank, decideShow, decideWithhold, type OfferOrder } from './offer.decider';
import { OFFERS, offersKind, type Shown } from './offer.events';

type Parts = { store: Pick<Store, 'execute'> };
type Done = Promise<Outcome<{ ok: true }>>;

const streams = { offers: streamOf(offersKind, OFFERS) };

/** Keeps a game from places [decision 179]. */
export const withholdGame = (
  { store }: Parts,
  order: OfferOrder & { places: readonly string[] },
): Done =>
  store.execute({
    name: 'withholdGame',
    at: order.at,
    streams,
    decide: (states) => decideWithhold(states, order),
  });

/** Has a game stand at a rank among those that stand first. */
export const rankGame = ({ store }: Parts, order: OfferOrder & { rank?: number }): Done =>
  store.execute({
    name: 'rankGame',
    at: order.at,
    streams,
    decide: (states) => decideRank(states, order),
  });

/** Has a game shown so [decision 198]. */
export const showGame = ({ store }: Parts, order: OfferOrder & { shown: Shown }): Done =>
  store.execute({
    name: 'showGame',
    at: order.at,
    streams,
    decide: (states) => decideShow(states, order),
  });
