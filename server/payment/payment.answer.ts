import type { Transfer } from '../../contract/transfer';
import { transactionCodes } from '../../contract/wallet';
import { type PaymentState, reversedOf } from './payment.events';

/** A deposit as its owner reads it; `now` stands where no moment is known. */
export const depositOf = (id: string, state: PaymentState, now: string): Transfer => {
  const { phase, order, method, reason, url, createdAt, endedAt } = state;
  const { currency = '', amount = 0 } = order ?? {};
  const reversed = reversedOf(state);
  return {
    _id: id,
    type: transactionCodes.shopDeposit,
    status: phase === 'none' ? 'created' : phase,
    currency,
    amount,
    createdAt: createdAt ?? now,
    ...(reversed > 0 && { reversed }),
    ...(method !== undefined && { method: { kind: method.kind, last: method.last } }),
    ...(reason !== undefined && { reason }),
    ...(url !== undefined && { url }),
    ...(endedAt !== undefined && { endedAt }),
  };
};
