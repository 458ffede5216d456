import type { Queries } from '../store/database';
import { eventsOf, type Projection, type RecordedEvent, setTimers } from '../store/projection';
import { dueAfter, type SubscriptionEvent, subscriptionKind } from './subscription.events';

type Recorded = RecordedEvent<SubscriptionEvent>;

const change = async (tx: Queries, { id, event }: Recorded): Promise<void> => {
  switch (event.type) {
    case 'subscription.paid':
      await tx`
        insert into subscriptions (player, tier, status, currency, price, until, plan)
        values (${id}, ${event.tier}, 'active', ${event.currency}, ${event.price}, ${event.until},
          ${event.plan ?? null})
        on conflict (player) do update set tier = excluded.tier, status = excluded.status,
          currency = excluded.currency, price = excluded.price, until = excluded.until,
          plan = excluded.plan`;
      return;
    case 'subscription.unpaid':
      await tx`update subscriptions set status = 'past due' where player = ${id}`;
      return;
    case 'subscription.cancelled':
      await tx`update subscriptions set status = 'cancelling' where player = ${id}`;
      return;
    case 'subscription.resumed':
      await tx`update subscriptions set status = 'active' where player = ${id}`;
      return;
    case 'subscription.ended':
      await tx`update subscriptions set status = 'ended' where player = ${id}`;
  }
};

/** Subscriptions that were ever paid, as they stand. */
export const subscriptionsProjection: Projection = {
  name: 'subscriptions',
  revision: 2,
  tables: ['subscriptions'],
  async apply(tx, events) {
    for (const recorded of eventsOf(subscriptionKind, events)) await change(tx, recorded);
  },
};

/** When something may be due because of an event: a plan that is cancelled ends with its period. */
const dueOf = (event: SubscriptionEvent): string[] => {
  if (event.type === 'subscription.unpaid') return [event.retryAt];
  if (event.type !== 'subscription.paid') return [];
  return [...new Set([event.until, dueAfter(event.until, event.plan)])];
};

/** Sets the timers of what is due about a subscription [decision 163]. */
export const subscriptionTimersProjection: Projection = {
  name: 'subscription timers',
  tables: [],
  apply: (tx, events) =>
    setTimers(
      tx,
      eventsOf(subscriptionKind, events).flatMap(({ id, event }) =>
        dueOf(event).map((due) => ({ kind: 'subscription', subject: `${id} ${due}`, due })),
      ),
    ),
};
