import { accept, type Decision } from '../store/decision';
import type { AffiliateEvent } from './affiliate.events';

export interface Click {
  affiliate: string;
  game: string;
  to: AffiliateEvent['to'];
  /** Undefined for a guest. */
  player: string | undefined;
}

/** Counts a click; a repeated request is told apart by its key. */
export const decideClick = ({
  player,
  ...click
}: Click): Decision<{ affiliate: AffiliateEvent[] }, { ok: true }> =>
  accept(
    {
      affiliate: [
        { type: 'affiliate.clicked', ...click, ...(player === undefined ? {} : { player }) },
      ],
    },
    { ok: true },
  );
