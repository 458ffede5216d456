import { TestPayment } from '../../contract/wallet';
import { refused } from '../http/route';
import type { Platform } from '../platform';
import { streamOf } from '../store/stream';
import { decidePayBy } from './method.decider';
import { methodKind } from './method.events';

/**
 * What the provider is asked to charge: a kind, or what it calls something of the player's own. Refuses
 * `payment-unknown` and `payment-expired`.
 */
export const payingBy = async (
  { store, payments }: Pick<Platform, 'store' | 'payments'>,
  payment: string,
  by: { player: string; at: string },
) => {
  if (payments.kinds.some((kind) => kind === payment)) return { answer: { payment } };
  if (payment.startsWith('method_'))
    return decidePayBy(await store.load(streamOf(methodKind, payment)), by);
  return payments.isTest && TestPayment.options.some((word) => word === payment)
    ? { answer: { payment } }
    : refused('payment-unknown', { field: 'body.payment' });
};
