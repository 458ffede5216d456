import type { Platform } from '../platform';
import { planStreams } from './plan.streams';
import { tellPlans } from './plan.tell';
import { decideErased } from './subscription.decider';

const AT_ONCE = 20;

/** Ends the subscriptions and orders of erased players. Answers how many. */
export const endErased = async (
  platform: Pick<Platform, 'sql' | 'store' | 'payments' | 'log'>,
  now: Date,
): Promise<number> => {
  const { sql, store } = platform;
  const rows = await sql<{ player: string }[]>`
    select p.id as player from players p where p.erased and (
      exists (select from subscriptions s where s.player = p.id and s.status <> 'ended')
      or exists (
        select from subscription_orders o
        where o.player = p.id and o.status in ('created', 'authorising')))
    order by p.id limit ${AT_ONCE}`;
  const at = now.toISOString();
  for (const { player } of rows) {
    const { subscription } = planStreams(player);
    await store.execute({
      name: 'endErasedSubscription',
      at,
      streams: { subscription },
      decide: (states) => decideErased(states.subscription, at),
    });
    await tellPlans(platform, player, at);
  }
  return rows.length;
};
