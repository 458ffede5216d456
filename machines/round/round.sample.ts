import { aPlayedRound } from '../../contract/make/play';
import type { RoundContext } from './round.machine';

/** A settled round of High Striker. */
export const aLook = (given: Partial<RoundContext> = {}): RoundContext => ({
  id: 'round_0001',
  round: aPlayedRound(),
  ...given,
});
