import { depositBounds } from '../../contract/payment.rules';
import { problem } from '../../contract/problems';
import type { Config } from '../config';
import { hearOwnProvider } from '../payment/payment.hear';
import type { Platform } from '../platform';
import type { Outcome } from '../store/command';
import { streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';
import { type Approval, decideApprove, decideRefuse } from './withdrawal.decider';
import { withdrawalKind } from './withdrawal.events';

type Needs = Pick<Platform, 'sql' | 'store' | 'payments' | 'log' | 'now'>;

/**
 * Asks the provider to pay what may be paid, as often as is wanted: it pays once. Without an answer it
 * stays on its way and is asked for again.
 */
export const payOut = async (platform: Needs, reference: string): Promise<void> => {
  const { store, payments, log } = platform;
  const { phase, order } = await store.load(streamOf(withdrawalKind, reference));
  if (order === undefined || phase !== 'paying') return;
  const { player, currency, amount, method } = order;
  try {
    await payments.payOut({ reference, player, currency, amount, method: method.method });
  } catch (error) {
    log.error({ error, reference }, 'the payment provider gave no answer');
    return;
  }
  await hearOwnProvider(platform, reference);
};

const AT_ONCE = 50;

/** Pays what staff approved, or what a process left that fell. Answers how many it asked for. */
export const payOutAll = async (platform: Needs): Promise<number> => {
  const rows = await platform.sql<{ id: string }[]>`
    select id from withdrawals where status = 'paying' order by at limit ${AT_ONCE}`;
  for (const { id } of rows) await payOut(platform, id);
  return rows.length;
};

/** In minor units of a currency, from where on a withdrawal takes two members of staff. */
export const aloneBelow =
  ({ WITHDRAW_BY_TWO }: Pick<Config, 'WITHDRAW_BY_TWO'>) =>
  (currency: string): number =>
    depositBounds(currency).min * WITHDRAW_BY_TWO;

/**
 * Lets one be paid, as staff: refuses `not-found`, `step-illegal` of one that has ended, and
 * `approval-own` where a second member has to say so.
 */
export const approveWithdrawal = (
  { store }: Pick<Platform, 'store'>,
  id: string,
  by: Approval,
): Promise<Outcome<null>> =>
  store.execute({
    name: 'approveWithdrawal',
    at: by.at,
    streams: { withdrawal: streamOf(withdrawalKind, id) },
    decide: ({ withdrawal }) => decideApprove(withdrawal, by),
  });

/** Gives the money back, as staff, with a reason that the player reads. */
export const refuseWithdrawal = async (
  { store }: Pick<Platform, 'store'>,
  id: string,
  by: { by: string; reason: string; at: string },
): Promise<Outcome<null>> => {
  const withdrawal = streamOf(withdrawalKind, id);
  const { order } = await store.load(withdrawal);
  if (order === undefined) return { refused: problem('not-found') };
  return store.execute({
    name: 'refuseWithdrawal',
    at: by.at,
    streams: { withdrawal, wallet: streamOf(walletKind, order.player) },
    decide: (states) => decideRefuse(states, id, by, 'waiting'),
  });
};
