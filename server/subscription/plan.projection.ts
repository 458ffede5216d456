import type { Queries } from '../store/database';
import { eventsOf, type Projection, type RecordedEvent } from '../store/projection';
import { type SubscriptionEvent, subscriptionKind } from './subscription.events';

type Recorded = RecordedEvent<SubscriptionEvent>;

const change = async (tx: Queries, { id: player, event }: Recorded): Promise<void> => {
  switch (event.type) {
    case 'plan.ordered':
      await tx`
        update subscription_orders set status = 'over'
        where player = ${player} and status in ('created', 'authorising')`;
      await tx`
        insert into subscription_orders (id, player, status, told, at)
        values (${event.plan}, ${player}, 'created', 'on', ${event.at})`;
      return;
    case 'plan.challenged':
      await tx`update subscription_orders set status = 'authorising' where id = ${event.plan}`;
      return;
    case 'plan.declined':
      await tx`update subscription_orders set status = 'over' where id = ${event.plan}`;
      return;
    case 'plan.charged':
      await tx`
        update subscription_orders set status = 'kept'
        where id = ${event.plan} and status in ('created', 'authorising')`;
      await tx`
        insert into subscription_charges (id, player, currency, amount)
        values (${event.charge}, ${player}, ${event.currency}, ${event.amount})`;
      return;
    case 'plan.reversed':
      await tx`
        update subscription_charges set reversed = reversed + ${event.taken + event.owed}
        where id = ${event.charge}`;
      return;
    case 'plan.ended':
      await tx`
        update subscription_orders set status = 'over', told = 'stopped' where id = ${event.plan}`;
      return;
    case 'plan.told':
      await tx`update subscription_orders set told = ${event.going} where id = ${event.plan}`;
      return;
    case 'subscription.paid':
      await tx`
        update subscription_orders set status = 'over'
        where player = ${player} and status in ('created', 'authorising')
          and id <> ${event.plan ?? ''}`;
      return;
    case 'subscription.ended':
      await tx`
        update subscription_orders set status = 'over'
        where player = ${player} and status in ('created', 'authorising')`;
  }
};

/** What providers were asked to charge period by period, and what they charged [decision 161]. */
export const plansProjection: Projection = {
  name: 'subscription orders',
  tables: ['subscription_orders', 'subscription_charges'],
  async apply(tx, events) {
    for (const recorded of eventsOf(subscriptionKind, events)) await change(tx, recorded);
  },
};
