import { aShownRound } from '../../contract/make/play';
import type { RoundContext } from './round.machine';

/** A settled round of High Striker. */
export const aLook = (given: Partial<RoundContext> = {}): RoundContext => ({
  id: 'round_0001',
  round: aShownRound(),
  isOwn: true,
  problem: undefined,
  ...given,
});
