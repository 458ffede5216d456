import { accept, type Decision } from '../store/decision';
import type { AffiliateEvent } from './affiliate.events';

/** Counts a click; a repeated request is told apart by its key. */
export const decideClick = (
  click: Omit<AffiliateEvent, 'type'>,
): Decision<{ affiliate: AffiliateEvent[] }, { ok: true }> =>
  accept({ affiliate: [{ type: 'affiliate.clicked', ...click }] }, { ok: true });
