import { shelfOf } from '../shelf/shelf.events';
import type { StreamKind } from '../store/stream';
import { sampleAffiliates } from './affiliate.sample';

/** Who else offers games for money [decision 188]. */
export const affiliatesKind = shelfOf('affiliate', sampleAffiliates);

/** Somebody left for an affiliate, to one of its games or to its site. */
export interface AffiliateEvent {
  type: 'affiliate.clicked';
  affiliate: string;
  game: string;
  to: 'game' | 'website';
  /** Absent for a guest. */
  player?: string;
}

export interface AffiliateState {
  clicks: number;
}

/** An affiliate's clicks of one day, so that no stream grows for ever: `affiliate:<id>/<day>`. */
export const affiliateKind: StreamKind<AffiliateState, AffiliateEvent> = {
  name: 'affiliate',
  initial: { clicks: 0 },
  evolve: ({ clicks }) => ({ clicks: clicks + 1 }),
};

/** `affiliate_x/2026-11-20`, by the UTC day of the instant. */
export const dayOf = (affiliate: string, now: string): string => `${affiliate}/${now.slice(0, 10)}`;
