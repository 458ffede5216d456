import { test } from 'vitest';
import { type SubscriptionCommand, subscriptionLifecycle } from '../../contract/lifecycles';
import { SUBSCRIPTION_MS } from '../../contract/limits';
import { problem } from '../../contract/problems';
import { refuse } from '../../server/store/decision';
import { decideDeclined, decidePaid } from '../../server/subscription/plan.decider';
import * as decider from '../../server/subscription/subscription.decider';
import {
  type SubscriptionEvent,
  type SubscriptionState,
  subscriptionKind,
} from '../../server/subscription/subscription.events';
import { ann, inside, laws } from '../../tests/support/gate';
import { unprotected } from '../../tests/support/protection';
import { NOW, purse } from '../../tests/support/states';
import { proveRefinement, type Subject } from '../support/refine';

const notNow = () => refuse(problem('step-illegal'));
const until = new Date(Date.parse(NOW) + SUBSCRIPTION_MS).toISOString();
const period = { currency: 'EUR', amount: 500, from: NOW, until };
const bare = { ...unprotected, debts: { EUR: 1 } };

/** Whose wallet covers it at its end, or not, or who may not spend then. */
const beside = (
  balanceOf: (state: SubscriptionState) => number,
  protection = unprotected,
): Subject<SubscriptionState, SubscriptionCommand, SubscriptionEvent> => {
  const paying = (subscription: SubscriptionState, other: boolean) => {
    const isDiamond = (subscription.term?.tier ?? 'crown') === 'diamond';
    const tier = isDiamond === other ? 'crown' : 'diamond';
    return decider.decideSubscribe(
      { ...inside, subscription, wallet: purse({ EUR: 100_000 }) },
      {
        id: 'subscription_1',
        entrant: { ...ann, currency: 'EUR', at: NOW },
        laws,
        tier: subscription.phase === 'none' ? 'diamond' : tier,
        cost: tier === 'diamond' || subscription.phase === 'none' ? 500 : 1_500,
      },
    );
  };
  const plan = 'plan_1';
  const order = {
    plan,
    entrant: { ...ann, currency: 'EUR', at: NOW },
    laws,
    tier: 'diamond',
    cost: 500,
    payment: 'visa',
    provider: 'test',
  } as const;
  const isHeld = ({ phase }: SubscriptionState) => phase === 'active' || phase === 'cancelling';
  return {
    initial: subscriptionKind.initial,
    stepOf: ({ phase }) => phase,
    decide: {
      subscribe: (state) => (state.phase === 'active' ? notNow() : paying(state, false)),
      order: (state) =>
        state.phase === 'none' || state.phase === 'ended'
          ? decider.decideOrder(
              { ...inside, subscription: state, wallet: purse({ EUR: 0 }) },
              order,
            )
          : notNow(),
      charge: (state) =>
        state.phase === 'incomplete'
          ? decidePaid(
              { subscription: state, protection, wallet: purse({ EUR: 0 }) },
              { type: 'plan.paid', about: plan, charge: 'charge_1', ...period },
              { player: 'player_1', at: NOW },
            )
          : notNow(),
      decline: (state) =>
        state.phase === 'incomplete' ? decideDeclined(state, plan, 'refused', NOW) : notNow(),
      change: (state) => (isHeld(state) ? paying(state, true) : notNow()),
      cancel: (state) =>
        state.phase === 'cancelling' ? notNow() : decider.decideCancelSubscription(state, NOW),
      renew: (state) =>
        state.dueAt === undefined
          ? notNow()
          : decider.decideRenew(
              { subscription: state, protection, wallet: purse({ EUR: balanceOf(state) }) },
              { id: 'subscription_2', at: state.dueAt },
            ),
    },
    eventsOf: ({ subscription: told = [] }: { subscription?: SubscriptionEvent[] }) => told,
    // Every period is the first one, and every plan too: which one it is changes no step.
    evolve: (state, event) => {
      const { plans, ...rest } = subscriptionKind.evolve(state, event);
      const isOver = rest.phase === 'ended' || (rest.phase === 'active' && rest.plan === undefined);
      const next = { ...rest, ...(!isOver && plans !== undefined && { plans }) };
      if (isOver) delete next.plan;
      return event.type === 'subscription.paid' && next.term !== undefined
        ? { ...next, term: { ...next.term, from: NOW, until }, dueAt: until }
        : next;
    },
  };
};

test('a subscription takes exactly the steps of its table', () => {
  proveRefinement(subscriptionLifecycle, [
    beside(() => 100_000),
    beside(() => 0),
    // Reminded once, the player puts money in.
    beside(({ reminders }) => (reminders === undefined ? 0 : 100_000)),
    beside(() => 100_000, bare),
    beside(({ reminders }) => (reminders === undefined ? 0 : 100_000), bare),
  ]);
});
