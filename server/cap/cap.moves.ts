import type { Cap } from '../../contract/game.desk';
import { problem } from '../../contract/problems';
import { type Refused, refuse } from '../store/decision';

/** What the house may lose at a game: its bounds, and what its open rounds may win already. */
export interface Risk {
  readonly cap: Cap;
  /** Minor units. */
  readonly open: number;
}

/** Where nothing is bounded. */
export const unbounded: Risk = { cap: {}, open: 0 };

/**
 * Refuses a bet by which a round may win more than one may, `win-capped`, or all open rounds of the
 * game together, `exposure-reached`. `round` is the most that the round may win, `bet` what this bet
 * adds to that, in minor units.
 */
export const beyond = (
  { cap: { winMost, openMost }, open }: Risk,
  { round, bet }: { round: number; bet: number },
): Refused | undefined => {
  if (winMost !== undefined && round > winMost) return refuse(problem('win-capped', { winMost }));
  if (openMost !== undefined && open + bet > openMost)
    return refuse(problem('exposure-reached', { openMost, left: Math.max(openMost - open, 0) }));
  return undefined;
};
