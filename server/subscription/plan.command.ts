import { DEPOSIT_EXPIRY_MS } from '../../contract/limits';
import { problem } from '../../contract/problems';
import { hearOwnProvider } from '../payment/payment.hear';
import type { PlanOrder } from '../payment/payment.provider';
import type { Platform } from '../platform';
import type { Outcome } from '../store/command';
import { decideBegun, decideDeclined } from './plan.decider';
import { isOpen, type PlanOrder as Ordered } from './plan.state';
import { planStreams } from './plan.streams';
import { tellPlan } from './plan.tell';

type Needs = Pick<Platform, 'sql' | 'store' | 'payments' | 'log' | 'now'>;

/** What the provider is asked for. */
export const orderOf = (
  reference: string,
  player: string,
  { tier, currency, price, payment }: Ordered,
): PlanOrder => ({ reference, player, tier, currency, amount: price, payment });

/**
 * Asks the provider for what was written down before. How it goes is told by the provider's word; one
 * in this process is heard at once. Refuses `unavailable` when the provider gave no answer: the order
 * stays as it is.
 */
export const askForPlan = async (
  platform: Needs,
  order: PlanOrder,
  now: string,
): Promise<Outcome<null>> => {
  const { store, payments, log } = platform;
  const { reference, player } = order;
  const begun = await payments.subscribe(order).catch((error: unknown) => {
    log.error({ error, reference }, 'the payment provider gave no answer');
    return undefined;
  });
  if (begun === undefined) return { refused: problem('unavailable') };
  const { subscription } = planStreams(player);
  const outcome = await store.execute({
    name: 'beginPlan',
    at: now,
    streams: { subscription },
    decide: (states) => decideBegun(states.subscription, reference, begun, now),
  });
  if (!('refused' in outcome)) await hearOwnProvider(platform, reference);
  return outcome;
};

/** Ends an order with which nobody went on, unless the provider has ended it. */
const expire = async (
  { store, payments }: Needs,
  plan: string,
  player: string,
  now: string,
): Promise<void> => {
  if (!(await payments.cancel(plan))) return;
  await store.execute({
    name: 'expirePlan',
    at: now,
    streams: { subscription: planStreams(player).subscription },
    decide: ({ subscription }) => decideDeclined(subscription, plan, 'expired', now),
  });
};

/** Younger ones may be in the middle of their own request. */
const ABANDONED_MS = 60_000;
const AT_ONCE = 50;

/**
 * Goes on with what a process that fell left undone: orders that the provider never answered or with
 * which nobody went on, and what it was not told yet. Answers at how many it looked; throws what one of
 * them met, after the others.
 */
export const tidyPlans = async (platform: Needs, now: number): Promise<number> => {
  const rows = await platform.sql<{ plan: string; player: string; isOver: boolean }[]>`
    select o.id as plan, o.player, o.at <= ${new Date(now - DEPOSIT_EXPIRY_MS)} as "isOver"
    from subscription_orders o
    left join subscriptions s on s.player = o.player and s.plan = o.id
    where o.told <> 'stopped' and o.at <= ${new Date(now - ABANDONED_MS)}
      and (o.status <> 'kept'
        or o.told <> case s.status
          when 'active' then 'on' when 'past due' then 'on' when 'cancelling' then 'to its end'
          else 'stopped' end)
    order by o.at limit ${AT_ONCE}`;
  const at = new Date(now).toISOString();
  const done = await Promise.allSettled(
    rows.map(async ({ plan, player, isOver }) => {
      const { plans = {} } = await platform.store.load(planStreams(player).subscription);
      const known = plans[plan];
      if (known !== undefined && isOpen(known)) {
        if (isOver) await expire(platform, plan, player, at);
        else if (known.phase === 'created')
          await askForPlan(platform, orderOf(plan, player, known.order), at);
      }
      await tellPlan(platform, { plan, player, now: at });
    }),
  );
  const failed = done.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return rows.length;
};
