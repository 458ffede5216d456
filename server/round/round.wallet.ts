import { decideAct, decideBet, decideRollback, decideWin } from './round.decider';
import { decidePay, decideReturn, decideStake } from './their.decider';

/**
 * The wallet as a game supplier meets it, in the trade a seamless wallet [decision 23]: every
 * supplier, in-house or not, moves a player's balance by these, each idempotent by the supplier's
 * transaction id. They know no token, so that a win or a rollback arrives even when the player's
 * session is over. Only the in-house supplier plays further steps here; a third party plays them at
 * home, and may `stake` more, `pay` wins before the last, and have one bet of several `returned`.
 */
export const seamlessWallet = {
  bet: decideBet,
  act: decideAct,
  stake: decideStake,
  pay: decidePay,
  returned: decideReturn,
  win: decideWin,
  rollback: decideRollback,
};
