import { COINS } from '../../contract/limits';
import { problem } from '../../contract/problems';
import { accept, type Decision, refuse } from '../store/decision';
import type { PurseEvent, PurseState } from './purse.events';
import type { WalletState } from './wallet.events';

/**
 * Closes an empty money purse; again is silent. Refuses `currency-unknown` what is no purse of theirs,
 * and `money-left` one that holds something: nothing is ever lost by it [§7 B wallet/remove].
 */
export const decideClose = (
  { purse: { closed }, wallet: { balances } }: { purse: PurseState; wallet: WalletState },
  { currency, at }: { currency: string; at: string },
): Decision<{ purse: PurseEvent[] }, null> => {
  const balance = balances[currency];
  if (currency === COINS || balance === undefined)
    return refuse(problem('currency-unknown', { field: 'body.currency' }));
  if (balance > 0) return refuse(problem('money-left', { currency, balance }));
  return closed[currency] === undefined
    ? accept({ purse: [{ type: 'purse.closed', currency, at }] }, null)
    : accept({}, null);
};
