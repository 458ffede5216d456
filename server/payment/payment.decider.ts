import { depositBounds } from '../../contract/payment.rules';
import type { PlayFacts } from '../../contract/play.rules';
import { problem } from '../../contract/problems';
import { barredFromMoney } from '../play/gate.moves';
import type { ProtectionEvent, ProtectionState } from '../protection/protection.events';
import {
  countDeposit,
  endDeposit,
  owe,
  repay,
  reserveDeposit,
} from '../protection/protection.moves';
import { accept, type Decision, refuse } from '../store/decision';
import type { WalletEvent, WalletState } from '../wallet/wallet.events';
import { credit, takeBack } from '../wallet/wallet.moves';
import { type PaymentEvent, type PaymentState, reversedOf } from './payment.events';
import type { Begun, PayOrder, ProviderWord } from './payment.provider';

export interface PaymentStates {
  payment: PaymentState;
  protection: ProtectionState;
  wallet: WalletState;
}

export interface PaymentEvents {
  payment: PaymentEvent[];
  protection: ProtectionEvent[];
  wallet: WalletEvent[];
}

type Deciding = Decision<PaymentEvents, null>;

/** Whether the player may pay in that much, and in which currency: that of their country [§5]. */
export const decideDeposit = (
  { facts, currency }: { facts: PlayFacts; currency: string },
  wanted: { currency: string | undefined; amount: number },
): Decision<Record<never, never>, { currency: string }> => {
  const barred = barredFromMoney(facts);
  if (barred !== undefined) return barred;
  if (wanted.currency !== undefined && wanted.currency !== currency)
    return refuse(problem('currency-unknown', { currency }));
  const { min, max } = depositBounds(currency);
  return wanted.amount < min || wanted.amount > max
    ? refuse(problem('amount-refused', { field: 'body.amount', currency, min, max }))
    : accept({}, { currency });
};

/**
 * Writes down what is about to be charged, and counts it; asking again is silent. Refuses who may not
 * pay in.
 */
export const decideRequest = (
  { payment: { phase }, protection, wallet }: PaymentStates,
  charge: PayOrder,
  provider: string,
  at: string,
): Decision<Pick<PaymentEvents, 'payment' | 'protection'>, null> => {
  const { reference, ...order } = charge;
  if (phase !== 'none') return accept({}, null);
  const { currency, amount } = order;
  const reserved = reserveDeposit({ protection, wallet }, { reference, currency, amount, at });
  if (reserved !== undefined && 'refused' in reserved) return refuse(reserved.refused);
  const requested: PaymentEvent = { type: 'payment.requested', ...order, provider, at };
  return accept(
    { payment: [requested], protection: reserved === undefined ? [] : [reserved] },
    null,
  );
};

/** The provider has begun it: the player goes on at its page, unless the end is known already. */
export const decideBegun = (
  { phase, order }: PaymentState,
  { charge, url }: Begun,
  at: string,
): Decision<Pick<PaymentEvents, 'payment'>, null> => {
  if (order === undefined) return refuse(problem('not-found'));
  if (phase !== 'created' || url === undefined) return accept({}, null);
  const { player } = order;
  return accept({ payment: [{ type: 'payment.challenged', player, charge, url, at }] }, null);
};

type Word<Type extends ProviderWord['type']> = Extract<ProviderWord, { type: Type }>;

/**
 * The provider charged it: the money arrives, once, also where it was held to be over. A debt is
 * paid from it first. Refuses a word of another sum.
 */
export const decideSucceeded = (
  { payment, protection, wallet }: PaymentStates,
  word: Word<'pay.succeeded'>,
  at: string,
): Deciding => {
  const { order, phase } = payment;
  if (order === undefined) return refuse(problem('not-found'));
  if (phase === 'succeeded' || phase === 'reversed') return accept({}, null);
  const { player, currency, amount } = order;
  if (word.currency !== currency || word.amount !== amount)
    return refuse(problem('conflict', { currency, amount }));
  const { about: reference, charge, method } = word;
  const deposited = credit(wallet, {
    id: reference,
    kind: 'shopDeposit',
    currency,
    amount,
    against: 'provider',
    reference,
    delay: 0,
  });
  const repaid = repay(protection, { player, currency, reference, at }, deposited);
  return accept(
    {
      payment: [{ type: 'payment.approved', player, charge, method, at }],
      protection: [
        ...countDeposit(protection, { reference, currency, amount, at }),
        ...repaid.protection,
      ],
      wallet: [deposited, ...repaid.wallet],
    },
    null,
  );
};

/** The provider did not charge it; what it charged before stands. */
export const decideRefused = (
  { payment: { order, phase }, protection }: Omit<PaymentStates, 'wallet'>,
  { about, reason }: Word<'pay.refused'>,
  at: string,
): Decision<Omit<PaymentEvents, 'wallet'>, null> => {
  if (order === undefined) return refuse(problem('not-found'));
  if (phase !== 'created' && phase !== 'authorising') return accept({}, null);
  return accept(
    {
      payment: [{ type: 'payment.declined', player: order.player, reason, at }],
      protection: endDeposit(protection, about, at),
    },
    null,
  );
};

/** Nobody went on with it in time. */
export const decideExpired = (
  { payment: { order, phase }, protection }: Omit<PaymentStates, 'wallet'>,
  reference: string,
  at: string,
): Decision<Omit<PaymentEvents, 'wallet'>, null> => {
  if (order === undefined) return refuse(problem('not-found'));
  if (phase !== 'created' && phase !== 'authorising') return accept({}, null);
  return accept(
    {
      payment: [{ type: 'payment.expired', player: order.player, at }],
      protection: endDeposit(protection, reference, at),
    },
    null,
  );
};

/**
 * What was charged goes back: from the wallet as far as it holds it, the rest is owed. Each taking
 * counts once; one that comes before the charge is refused, so that the provider tells it again.
 */
export const decideReversed = (
  { payment, wallet }: Omit<PaymentStates, 'protection'>,
  word: Word<'pay.reversed'>,
  at: string,
): Deciding => {
  const { order, phase, reversals = {} } = payment;
  if (order === undefined) return refuse(problem('not-found'));
  if (reversals[word.id] !== undefined) return accept({}, null);
  if (phase !== 'succeeded' && phase !== 'reversed') return refuse(problem('step-illegal'));
  const { player, currency, amount } = order;
  if (reversedOf(payment) + word.amount > amount) return refuse(problem('conflict', { amount }));
  const { id, why, about: reference } = word;
  const moved = takeBack(wallet, { id, currency, amount: word.amount, reference });
  const taken = moved === undefined ? 0 : -moved.amount;
  const owed = word.amount - taken;
  return accept(
    {
      payment: [{ type: 'payment.reversed', player, id, why, taken, owed, at }],
      protection: owe({ currency, amount: owed, reference: id, at }),
      wallet: moved === undefined ? [] : [moved],
    },
    null,
  );
};
