import { COINS } from '../../contract/limits';
import { problem } from '../../contract/problems';
import { prove } from '../factor/factor.moves';
import type { Proof } from '../factor/factor.state';
import type { ProviderMethod } from '../payment/payment.provider';
import type { PlayerEvent, PlayerState } from '../player/player.events';
import type { ProtectionState } from '../protection/protection.events';
import { debtIn } from '../protection/protection.moves';
import { accept, type Decision, refuse } from '../store/decision';
import type { WalletEvent, WalletState } from '../wallet/wallet.events';
import { credit, debit } from '../wallet/wallet.moves';
import type { WithdrawalEvent, WithdrawalState } from './withdrawal.events';

interface States {
  withdrawal: WithdrawalState;
  wallet: WalletState;
}
interface Events {
  withdrawal: WithdrawalEvent[];
  wallet: WalletEvent[];
}
type Deciding = Decision<Events, null>;

export interface WithdrawalOrder {
  id: string;
  player: string;
  currency: string;
  /** Minor units. */
  amount: number;
  /** Where the money came from first; absent where it came from nowhere. */
  method: ProviderMethod | undefined;
  provider: string;
  /** Below the operator's limit nobody has to look at it. */
  isAutomatic: boolean;
  at: string;
}

/**
 * Takes the money out of the wallet at once, whatever protects the player: it is theirs. Asking again
 * is silent. Refuses who was not seen by staff, who owes, what the wallet does not hold, and whose second
 * factor does not prove.
 */
export const decideWithdraw = (
  {
    withdrawal,
    wallet,
    player,
    protection,
  }: States & { player: Pick<PlayerState, 'account'>; protection: ProtectionState },
  order: WithdrawalOrder,
  proof?: Proof,
): Decision<Events & { player: PlayerEvent[] }, null> => {
  if (withdrawal.phase !== 'none') return accept({}, null);
  if (player.account === undefined) return refuse(problem('token-expired'));
  if (!player.account.isVerified) return refuse(problem('not-verified'));
  // What is owed is paid first, in whichever currency: nobody takes out what is not theirs.
  const debt = debtIn(protection);
  if (debt !== undefined)
    return refuse(
      problem('protected', { rule: 'debt', currency: debt.currency, left: debt.amount }),
    );
  const { id, currency, amount, method, provider, isAutomatic, at } = order;
  if (currency === COINS) return refuse(problem('currency-unknown', { field: 'body.currency' }));
  const moved = debit(wallet, {
    id,
    kind: 'shopWithdraw',
    currency,
    amount,
    against: 'payout',
    reference: id,
    delay: 0,
  });
  if ('refused' in moved) return moved;
  if (method === undefined) return refuse(problem('payment-unknown'));
  const proven = prove(player.account, proof, at);
  if ('refused' in proven) return proven;
  const of = { player: order.player, at };
  const requested: WithdrawalEvent = {
    type: 'withdrawal.requested',
    ...of,
    currency,
    amount,
    method,
    provider,
  };
  const approved: WithdrawalEvent = { type: 'withdrawal.approved', ...of, by: 'platform' };
  return accept(
    {
      withdrawal: isAutomatic ? [requested, approved] : [requested],
      wallet: [moved],
      player: proven,
    },
    null,
  );
};

/** The money is in the wallet again, once: only what waits or is on its way can come back. */
const backIn = (
  wallet: WalletState,
  id: string,
  { currency, amount }: { currency: string; amount: number },
): WalletEvent =>
  credit(wallet, {
    id: `${id}-back`,
    kind: 'shopWithdraw',
    currency,
    amount,
    against: 'payout',
    reference: id,
    delay: 0,
  });

/** Below it one member of staff is enough. */
export interface Approval {
  by: string;
  /** In minor units, by currency. */
  alone: (currency: string) => number;
  at: string;
}

/**
 * Staff lets it be paid; who did is in the log. So much that one does not decide it takes two, of whom
 * the first only vouches. To say so again is silent, but never both voices of one member.
 */
export const decideApprove = (
  { phase, order, vouchedBy }: WithdrawalState,
  { by, alone, at }: Approval,
): Decision<Pick<Events, 'withdrawal'>, null> => {
  if (order === undefined) return refuse(problem('not-found'));
  if (phase === 'paying' || phase === 'paid') return accept({}, null);
  if (phase !== 'waiting') return refuse(problem('step-illegal'));
  const { player, currency, amount } = order;
  const isLarge = amount >= alone(currency);
  if (isLarge && vouchedBy === undefined)
    return accept({ withdrawal: [{ type: 'withdrawal.vouched', player, by, at }] }, null);
  if (isLarge && vouchedBy === by) return refuse(problem('approval-own'));
  return accept({ withdrawal: [{ type: 'withdrawal.approved', player, by, at }] }, null);
};

/**
 * Staff, or the provider, does not pay it: the money comes back. Staff decides of what waits, the
 * provider of what is on its way; to say so again is silent.
 */
export const decideRefuse = (
  { withdrawal: { phase, order }, wallet }: States,
  id: string,
  { by, reason, at }: { by: string; reason: string; at: string },
  from: 'waiting' | 'paying',
): Deciding => {
  if (order === undefined) return refuse(problem('not-found'));
  if (phase === 'refused') return accept({}, null);
  if (phase !== from) return refuse(problem('step-illegal'));
  return accept(
    {
      withdrawal: [{ type: 'withdrawal.refused', player: order.player, by, reason, at }],
      wallet: [backIn(wallet, id, order)],
    },
    null,
  );
};

/** The player keeps the money after all, while nobody has looked at it; again is silent. */
export const decideCancel = (
  { withdrawal: { phase, order }, wallet }: States,
  id: string,
  { player, at }: { player: string; at: string },
): Deciding => {
  if (order === undefined || order.player !== player) return refuse(problem('not-found'));
  if (phase === 'cancelled') return accept({}, null);
  if (phase !== 'waiting') return refuse(problem('step-illegal'));
  return accept(
    {
      withdrawal: [{ type: 'withdrawal.cancelled', player, at }],
      wallet: [backIn(wallet, id, order)],
    },
    null,
  );
};

/** The provider has paid it: it leaves the books. Again is silent. */
export const decidePaid = (
  { phase, order }: WithdrawalState,
  at: string,
): Decision<Pick<Events, 'withdrawal'>, null> => {
  if (order === undefined) return refuse(problem('not-found'));
  if (phase === 'paid') return accept({}, null);
  if (phase !== 'paying') return refuse(problem('step-illegal'));
  const { player, currency, amount } = order;
  return accept({ withdrawal: [{ type: 'withdrawal.paid', player, currency, amount, at }] }, null);
};
