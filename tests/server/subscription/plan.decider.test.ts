import { describe, test } from 'vitest';
import { SUBSCRIPTION_MS, SUBSCRIPTION_REMINDER_MS } from '../../../contract/limits';
import * as decider from '../../../server/subscription/plan.decider';
import {
  type SubscriptionEvent,
  type SubscriptionState,
  subscriptionKind,
} from '../../../server/subscription/subscription.events';
import { after, given } from '../../support/decider';
import { protectedBy, timedOut, unprotected } from '../../support/protection';
import { ANN, at, NOW, purse } from '../../support/states';

const plan = 'plan_1';
const ordered = (given: object = {}): SubscriptionEvent => ({
  type: 'plan.ordered',
  plan,
  tier: 'diamond',
  currency: 'EUR',
  price: 500,
  payment: 'visa',
  provider: 'test',
  at: NOW,
  ...given,
});
const until = at(SUBSCRIPTION_MS);
const word = {
  type: 'plan.paid',
  about: plan,
  charge: 'test_1',
  currency: 'EUR',
  amount: 500,
  from: NOW,
  until,
} as const;
const charged = (charge = 'test_1', of = plan, amount = 500): SubscriptionEvent => ({
  type: 'plan.charged',
  plan: of,
  charge,
  currency: 'EUR',
  amount,
  at: NOW,
});
const paid = (given: object = {}): SubscriptionEvent => ({
  type: 'subscription.paid',
  plan,
  tier: 'diamond',
  currency: 'EUR',
  price: 500,
  from: NOW,
  until,
  at: NOW,
  ...given,
});
const cancelled: SubscriptionEvent = { type: 'subscription.cancelled', at: NOW };
const ended = (why: 'unpaid' | 'protected' | 'refused' | 'reversed'): SubscriptionEvent => ({
  type: 'subscription.ended',
  why,
  at: NOW,
});
const reminded: SubscriptionEvent = {
  type: 'subscription.unpaid',
  reminder: 1,
  retryAt: at(SUBSCRIPTION_REMINDER_MS),
  at: NOW,
};
const deposited = (balance: number, charge = 'test_1', amount = 500) =>
  ({
    type: 'wallet.moved',
    id: charge,
    kind: 'shopDeposit',
    currency: 'EUR',
    amount,
    balance,
    against: 'provider',
    reference: charge,
    delay: 0,
  }) as const;
const spent = (amount: number, balance: number, charge = 'test_1') =>
  ({
    ...deposited(balance, charge),
    id: `${charge}-tier`,
    kind: 'shopSubscription',
    amount,
    against: 'house',
    reference: `${charge}-tier`,
  }) as const;
const reserved = (reference = plan, amount = 500) =>
  ({ type: 'deposit.reserved', reference, currency: 'EUR', amount, at: NOW }) as const;
const counted = (reference = plan, approved = true) =>
  ({ type: 'deposit.ended', reference, approved, at: NOW }) as const;

const none = subscriptionKind.initial;
const open = after(subscriptionKind, ordered());
const active = after(subscriptionKind, ordered(), charged(), paid());
const cancelling = after(subscriptionKind, ordered(), charged(), paid(), cancelled);
const pastDue = after(subscriptionKind, ordered(), charged(), paid(), reminded);
const over = after(subscriptionKind, ordered(), charged(), paid(), ended('unpaid'));

const pay = (
  subscription: SubscriptionState,
  given_: Partial<Omit<typeof word, 'type'>> | object = {},
  { balance = 0, protection = protectedBy(reserved()) } = {},
) =>
  given({ subscription, protection, wallet: purse({ EUR: balance }) }).when((states) =>
    decider.decidePaid(states, { ...word, ...given_ }, { player: ANN, at: NOW }),
  );

test('the provider has begun it: its page is kept, once', () => {
  const begun = (state: SubscriptionState, url?: string) =>
    given(state).when((held) =>
      decider.decideBegun(held, plan, { charge: 'test', ...(url !== undefined && { url }) }, NOW),
    );
  const challenged: SubscriptionEvent = { type: 'plan.challenged', plan, url: '/there', at: NOW };
  begun(open, '/there').thenHappens({ subscription: [challenged] }, null);
  begun(open).thenNothing(null);
  begun(after(subscriptionKind, ordered(), challenged), '/there').thenNothing(null);
  begun(active, '/there').thenNothing(null);
  begun(none, '/there').thenRefused('not-found');
});

describe('what was charged', () => {
  test('comes in and pays the period, once', () => {
    pay(open).thenHappens(
      {
        subscription: [charged(), paid()],
        protection: [counted()],
        wallet: [deposited(500), spent(-500, 0)],
      },
      null,
    );
    pay(active).thenNothing(null);
    pay(none).thenRefused('not-found');
    pay(open, { amount: 499 }).thenRefused('conflict', { currency: 'EUR', amount: 500 });
    pay(open, { currency: 'USD' }).thenRefused('conflict', { currency: 'EUR', amount: 500 });
  });

  test('pays the next period, also of one that is past due, and counts by its own name', () => {
    const next = { charge: 'test_2', from: until, until: at(2 * SUBSCRIPTION_MS) };
    for (const state of [active, pastDue])
      pay(state, next, { protection: unprotected }).thenHappens(
        {
          subscription: [charged('test_2'), paid({ from: next.from, until: next.until })],
          protection: [reserved('test_2'), counted('test_2')],
          wallet: [deposited(500, 'test_2'), spent(-500, 0, 'test_2')],
        },
        null,
      );
  });

  test('for an earlier period than is paid already changes no term', () => {
    const two = after(
      subscriptionKind,
      ordered(),
      charged('test_2'),
      paid({ until: at(2 * SUBSCRIPTION_MS) }),
    );
    pay(two, {}, { protection: unprotected }).thenHappens(
      {
        subscription: [charged()],
        protection: [reserved('test_1'), counted('test_1')],
        wallet: [deposited(500), spent(-500, 0)],
      },
      null,
    );
  });

  test('for another tier brings it at once; the rest of the first comes back', () => {
    const [from, half] = [at(-SUBSCRIPTION_MS / 2), at(SUBSCRIPTION_MS / 2)];
    const crown = { tier: 'crown', price: 1_500 };
    const state = after(
      subscriptionKind,
      ordered(),
      charged(),
      paid({ from, until: half }),
      ordered({ plan: 'plan_2', ...crown }),
    );
    pay(
      state,
      { about: 'plan_2', charge: 'test_9', amount: 1_500 },
      { protection: protectedBy(reserved('plan_2', 1_500)) },
    ).thenHappens(
      {
        subscription: [charged('test_9', 'plan_2', 1_500), paid({ plan: 'plan_2', ...crown })],
        protection: [counted('plan_2')],
        wallet: [deposited(1_500, 'test_9', 1_500), spent(-1_250, 250, 'test_9')],
      },
      null,
    );
  });

  test('for what was cancelled, ended, refused or replaced stays in the wallet, after what is owed', () => {
    const refused = after(subscriptionKind, ordered(), {
      type: 'plan.declined',
      plan,
      reason: 'no',
      at: NOW,
    });
    const replaced = after(subscriptionKind, ordered(), ordered({ plan: 'plan_2' }));
    pay(refused).thenHappens(
      { subscription: [charged()], protection: [counted()], wallet: [deposited(500)] },
      null,
    );
    pay(replaced).thenHappens(
      { subscription: [charged()], protection: [counted()], wallet: [deposited(500)] },
      null,
    );
    for (const state of [cancelling, over])
      pay(state, { charge: 'test_2' }, { protection: unprotected }).thenHappens(
        {
          subscription: [charged('test_2')],
          protection: [reserved('test_2'), counted('test_2')],
          wallet: [deposited(500, 'test_2')],
        },
        null,
      );
    const owing = protectedBy({
      type: 'debt.owed',
      currency: 'EUR',
      amount: 200,
      reference: 'back_1',
      at: NOW,
    });
    pay(over, { charge: 'test_2' }, { protection: owing }).thenHappens(
      {
        subscription: [charged('test_2')],
        protection: [
          reserved('test_2'),
          counted('test_2'),
          { type: 'debt.paid', reference: 'test_2', currency: 'EUR', amount: 200, at: NOW },
        ],
        wallet: [
          deposited(500, 'test_2'),
          {
            ...deposited(300, 'test_2', -200),
            id: 'test_2-debt',
            against: `debt:${ANN}`,
          },
        ],
      },
      null,
    );
  });
});

test('what is refused first never began; what was charged stands', () => {
  const decline = (state: SubscriptionState) =>
    given(state).when((held) => decider.decideDeclined(held, plan, 'no cover', NOW));
  const declined: SubscriptionEvent = {
    type: 'plan.declined',
    plan,
    reason: 'no cover',
    at: NOW,
  };
  decline(open).thenHappens({ subscription: [declined, ended('refused')] }, null);
  const held = after(subscriptionKind, paid({ plan: undefined }), ordered());
  decline(held).thenHappens({ subscription: [declined] }, null);
  decline(active).thenNothing(null);
  decline(none).thenRefused('not-found');
});

test('a period that is due is charged, but not of who may not spend or pay in', () => {
  const due = (subscription: SubscriptionState, protection = unprotected) =>
    given({ subscription, protection, wallet: purse({}) }).when((states) =>
      decider.decideDue(states, plan, NOW),
    );
  due(active).thenNothing(null);
  due(active, timedOut).thenHappens({ subscription: [ended('protected')] }, null);
  const limited = (value: number) =>
    protectedBy({
      type: 'limit.set',
      limit: { kind: 'deposit', period: 'month', currency: 'EUR' },
      value,
      at: NOW,
    });
  due(active, limited(499)).thenHappens({ subscription: [ended('protected')] }, null);
  due(active, limited(500)).thenNothing(null);
  due(cancelling, timedOut).thenNothing(null);
  due(over, timedOut).thenNothing(null);
  due(none).thenRefused('not-found');
});

test('what could not be charged is reminded of, once for each period', () => {
  const unpaid = (state: SubscriptionState, charge = 'test_2') =>
    given(state).when((held) =>
      decider.decideUnpaid(held, { type: 'plan.unpaid', about: plan, charge }, NOW),
    );
  unpaid(active).thenHappens({ subscription: [reminded] }, null);
  // It was paid since: the word comes late.
  unpaid(active, 'test_1').thenNothing(null);
  unpaid(pastDue).thenNothing(null);
  unpaid(cancelling).thenNothing(null);
  unpaid(over).thenNothing(null);
  unpaid(none).thenRefused('not-found');
});

test('what the provider ends lasts as long as it is paid for', () => {
  const end = (state: SubscriptionState) =>
    given(state).when((held) => decider.decideEnded(held, plan, NOW));
  const done: SubscriptionEvent = { type: 'plan.ended', plan, at: NOW };
  end(active).thenHappens({ subscription: [done, cancelled] }, null);
  end(pastDue).thenHappens({ subscription: [done, ended('unpaid')] }, null);
  end(cancelling).thenHappens({ subscription: [done] }, null);
  end(over).thenHappens({ subscription: [done] }, null);
  end(after(subscriptionKind, ordered(), charged(), paid(), ended('unpaid'), done)).thenNothing(
    null,
  );
  end(open).thenHappens(
    {
      subscription: [{ type: 'plan.declined', plan, reason: 'ended', at: NOW }, ended('refused')],
    },
    null,
  );
  end(none).thenRefused('not-found');
});

test('what the provider was told is kept; what was never paid counts as paid in no more', () => {
  const tell = (subscription: SubscriptionState, going: 'on' | 'to its end' | 'stopped') =>
    given({ subscription, protection: protectedBy(reserved()) }).when((states) =>
      decider.decideTold(states, plan, going, NOW),
    );
  const told = (going: 'on' | 'to its end' | 'stopped'): SubscriptionEvent => ({
    type: 'plan.told',
    plan,
    going,
    at: NOW,
  });
  tell(open, 'stopped').thenHappens(
    { subscription: [told('stopped')], protection: [counted(plan, false)] },
    null,
  );
  tell(cancelling, 'to its end').thenHappens({ subscription: [told('to its end')] }, null);
  tell(over, 'stopped').thenHappens({ subscription: [told('stopped')] }, null);
  tell(active, 'on').thenNothing(null);
  tell(none, 'stopped').thenRefused('not-found');
});

test('what is taken back ends what it paid, counts once, and is never more than was charged', () => {
  const back = {
    type: 'plan.reversed',
    about: plan,
    id: 'back_1',
    charge: 'test_1',
    why: 'chargeback',
    amount: 500,
  } as const;
  const reverse = (subscription: SubscriptionState, given_: object = {}, balance = 0) =>
    given({ subscription, wallet: purse({ EUR: balance }) }).when((states) =>
      decider.decideReversed(states, { ...back, ...given_ }, NOW),
    );
  const reversed = (given_: object): SubscriptionEvent => ({
    type: 'plan.reversed',
    plan,
    id: 'back_1',
    charge: 'test_1',
    why: 'chargeback',
    taken: 0,
    owed: 500,
    at: NOW,
    ...given_,
  });
  const owed = (amount: number) =>
    ({ type: 'debt.owed', currency: 'EUR', amount, reference: 'back_1', at: NOW }) as const;
  reverse(active).thenHappens(
    { subscription: [reversed({}), ended('reversed')], protection: [owed(500)] },
    null,
  );
  const taken = (amount: number, balance: number) => ({
    ...deposited(balance, 'back_1', -amount),
    reference: 'test_1',
  });
  reverse(over, {}, 300).thenHappens(
    {
      subscription: [reversed({ taken: 300, owed: 200 })],
      protection: [owed(200)],
      wallet: [taken(300, 0)],
    },
    null,
  );
  // Staff gave it back: the house pays.
  reverse(active, { why: 'refund' }).thenHappens(
    {
      subscription: [reversed({ why: 'refund', taken: 500, owed: 0 }), ended('reversed')],
      wallet: [{ ...spent(500, 500), id: 'back_1-tier' }, taken(500, 0)],
    },
    null,
  );
  reverse(after(subscriptionKind, ordered(), charged(), reversed({}))).thenNothing(null);
  reverse(active, { amount: 501 }).thenRefused('conflict', { amount: 500 });
  reverse(active, { charge: 'test_2' }).thenRefused('step-illegal');
  reverse(none).thenRefused('not-found');
});
