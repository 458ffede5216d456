import { problem } from '../../contract/problems';
import type { Platform } from '../platform';
import { protectionKind } from '../protection/protection.events';
import type { Outcome } from '../store/command';
import { streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';
import { decideCharged } from './payment.decider';
import { paymentKind } from './payment.events';
import type { ChargeOrder } from './payment.provider';

type Needs = Pick<Platform, 'store' | 'payments' | 'log'>;

/**
 * Asks the provider to charge what was written down before, and ends the payment with what it says.
 * Refuses `unavailable` when the provider gave no answer: the payment stays begun.
 */
export const endPayment = async (
  { store, payments, log }: Needs,
  order: ChargeOrder,
  now: string,
): Promise<Outcome<null>> => {
  const { reference, player } = order;
  const answer = await payments.charge(order).catch((error: unknown) => {
    log.error({ error, reference }, 'the payment provider gave no answer');
    return undefined;
  });
  if (answer === undefined) return { refused: problem('unavailable') };
  return store.execute({
    name: 'endPayment',
    at: now,
    streams: {
      payment: streamOf(paymentKind, reference),
      protection: streamOf(protectionKind, player),
      wallet: streamOf(walletKind, player),
    },
    decide: (states) => decideCharged(states, reference, answer, now),
  });
};

/** Younger ones may be in the middle of their own request. */
const ABANDONED_MS = 60_000;
const AT_ONCE = 50;

/**
 * Ends the payments that somebody began and nobody ended: their process fell, or the provider was
 * away. Answers how many it ended.
 */
export const endAbandonedPayments = async (
  platform: Needs & Pick<Platform, 'sql'>,
  now: number,
): Promise<number> => {
  const rows = await platform.sql<{ id: string }[]>`
    select id from begun_payments where at <= ${new Date(now - ABANDONED_MS)}
    order by at limit ${AT_ONCE}`;
  const ended = await Promise.all(
    rows.map(async ({ id }) => {
      const { order } = await platform.store.load(streamOf(paymentKind, id));
      if (order === undefined) return false;
      const charge = { ...order, reference: id };
      return 'answer' in (await endPayment(platform, charge, new Date(now).toISOString()));
    }),
  );
  return ended.filter(Boolean).length;
};
