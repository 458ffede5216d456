import { mayPlay, type PlayFacts } from '../../contract/play.rules';
import { problem } from '../../contract/problems';
import type { ProtectionEvent, ProtectionState } from '../protection/protection.events';
import { endDeposit, reserveDeposit } from '../protection/protection.moves';
import { accept, type Decision, refuse } from '../store/decision';
import type { WalletEvent, WalletState } from '../wallet/wallet.events';
import { credit } from '../wallet/wallet.moves';
import type { PaymentEvent, PaymentState } from './payment.events';
import type { ChargeAnswer, ChargeOrder } from './payment.provider';

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

/** Whether the player may pay in, and in which currency: that of their country [§5]. */
export const decideDeposit = (
  { facts, currency }: { facts: PlayFacts; currency: string },
  wanted: string | undefined,
): Decision<Record<never, never>, { currency: string }> => {
  const proof = mayPlay('money', facts);
  if (!proof.allowed) {
    const { allowed: _, ...why } = proof;
    return refuse(problem('play-refused', why));
  }
  return wanted === undefined || wanted === currency
    ? accept({}, { currency })
    : refuse(problem('currency-unknown', { currency }));
};

/**
 * Writes down what is about to be charged, and counts it; asking again is silent. Refuses who may not
 * pay in.
 */
export const decideRequest = (
  { payment: { phase }, protection, wallet }: PaymentStates,
  charge: ChargeOrder,
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

/** Ends a payment as the provider did: approved, the money arrives; once, whatever is told later. */
export const decideCharged = (
  { payment, protection: held, wallet }: PaymentStates,
  reference: string,
  answer: ChargeAnswer,
  at: string,
): Decision<PaymentEvents, null> => {
  const { phase, order } = payment;
  if (order === undefined) return refuse(problem('not-found'));
  if (phase !== 'requested') return accept({}, null);
  const protection = endDeposit(held, reference, answer.approved, at);
  if (!answer.approved) {
    return accept(
      { payment: [{ type: 'payment.declined', reason: answer.reason, at }], protection },
      null,
    );
  }
  const deposited = credit(wallet, {
    id: reference,
    kind: 'shopDeposit',
    currency: order.currency,
    amount: order.amount,
    against: 'provider',
    reference,
    delay: 0,
  });
  return accept(
    {
      payment: [{ type: 'payment.approved', charge: answer.charge, at }],
      protection,
      wallet: [deposited],
    },
    null,
  );
};
