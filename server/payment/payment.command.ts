import { DEPOSIT_EXPIRY_MS } from '../../contract/limits';
import { problem } from '../../contract/problems';
import type { Platform } from '../platform';
import type { Outcome } from '../store/command';
import { streamOf } from '../store/stream';
import * as decider from './payment.decider';
import { paymentKind } from './payment.events';
import { hearOwnProvider } from './payment.hear';
import type { PayOrder } from './payment.provider';
import { depositStreams } from './payment.streams';

type Needs = Pick<Platform, 'sql' | 'store' | 'payments' | 'log' | 'now'>;

/**
 * Asks the provider for what was written down before. How it ends is told by the provider's word; one
 * in this process is heard at once. Refuses `unavailable` when the provider gave no answer: the
 * payment stays as it is.
 */
export const askForPayment = async (
  platform: Needs,
  order: PayOrder,
  now: string,
): Promise<Outcome<null>> => {
  const { store, payments, log } = platform;
  const { reference } = order;
  const begun = await payments.pay(order).catch((error: unknown) => {
    log.error({ error, reference }, 'the payment provider gave no answer');
    return undefined;
  });
  if (begun === undefined) return { refused: problem('unavailable') };
  const outcome = await store.execute({
    name: 'beginDeposit',
    at: now,
    streams: { payment: streamOf(paymentKind, reference) },
    decide: ({ payment }) => decider.decideBegun(payment, begun, now),
  });
  if (!('refused' in outcome)) await hearOwnProvider(platform, reference);
  return outcome;
};

/** Ends a deposit with which nobody went on, unless the provider has ended it. */
const expire = async (platform: Needs, reference: string, now: string): Promise<boolean> => {
  const { store, payments } = platform;
  const { order } = await store.load(streamOf(paymentKind, reference));
  if (order === undefined || !(await payments.cancel(reference))) return false;
  const { payment, protection } = depositStreams(reference, order.player);
  const outcome = await store.execute({
    name: 'expireDeposit',
    at: now,
    streams: { payment, protection },
    decide: (states) => decider.decideExpired(states, reference, now),
  });
  return 'answer' in outcome;
};

/** Younger ones may be in the middle of their own request. */
const ABANDONED_MS = 60_000;
const AT_ONCE = 50;

/**
 * Goes on with the deposits that somebody began and nobody ended: their process fell, or the provider
 * was away; those that are too old expire. Answers how many it went on with; throws what one of them
 * met, after the others.
 */
export const endAbandonedPayments = async (platform: Needs, now: number): Promise<number> => {
  const { sql, store } = platform;
  const rows = await sql<{ id: string; isOver: boolean }[]>`
    select id, at <= ${new Date(now - DEPOSIT_EXPIRY_MS)} as "isOver" from deposits
    where ended is null and at <= ${new Date(now - ABANDONED_MS)}
      and (status = 'created' or at <= ${new Date(now - DEPOSIT_EXPIRY_MS)})
    order by at limit ${AT_ONCE}`;
  const at = new Date(now).toISOString();
  const ended = await Promise.allSettled(
    rows.map(async ({ id, isOver }) => {
      if (isOver) return expire(platform, id, at);
      const { order } = await store.load(streamOf(paymentKind, id));
      if (order === undefined) return false;
      return 'answer' in (await askForPayment(platform, { ...order, reference: id }, at));
    }),
  );
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return ended.filter((one) => one.status === 'fulfilled' && one.value).length;
};
