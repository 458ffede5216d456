import { decideBet, decideRollback, decideWin } from './round.decider';

/**
 * The wallet as a game supplier meets it [decision 23]: every supplier, in-house or not, moves a
 * player's balance by these three, each idempotent by the supplier's transaction id. They know no
 * token, so that a win or a rollback arrives even when the player's session is over.
 */
export const supplier = { bet: decideBet, win: decideWin, rollback: decideRollback };
