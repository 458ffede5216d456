import { expect, test } from 'vitest';
import {
  SUBSCRIPTION_MS,
  SUBSCRIPTION_REMINDER_MS,
  SUBSCRIPTION_REMINDERS,
} from '../../../contract/limits';
import * as decider from '../../../server/subscription/subscription.decider';
import {
  badgeOf,
  type SubscriptionEvent,
  type SubscriptionState,
  subscriptionKind,
  tierOf,
} from '../../../server/subscription/subscription.events';
import { after, given } from '../../support/decider';
import { ann, inside, laws, outside } from '../../support/gate';
import { protectedBy, unprotected } from '../../support/protection';
import { at, NOW, purse } from '../../support/states';

const id = 'subscription_0001';
const order = {
  id,
  entrant: { ...ann, currency: 'EUR', at: NOW },
  laws,
  tier: 'diamond',
  cost: 500,
} as const;
const term = (given: object = {}, from = NOW, until = at(SUBSCRIPTION_MS)) =>
  ({
    type: 'subscription.paid',
    tier: 'diamond',
    currency: 'EUR',
    price: 500,
    from,
    until,
    at: from,
    ...given,
  }) as const;
const cancelled: SubscriptionEvent = { type: 'subscription.cancelled', at: NOW };
const unpaid = (reminder: number, when: string): SubscriptionEvent => ({
  type: 'subscription.unpaid',
  reminder,
  retryAt: new Date(Date.parse(when) + SUBSCRIPTION_REMINDER_MS).toISOString(),
  at: when,
});
const move = (amount: number, balance: number) =>
  ({
    type: 'wallet.moved',
    id,
    kind: 'shopSubscription',
    currency: 'EUR',
    amount,
    balance,
    against: 'house',
    reference: id,
    delay: 0,
  }) as const;
const none = subscriptionKind.initial;
const active = after(subscriptionKind, term());
const cancelling = after(subscriptionKind, term(), cancelled);
const pastDue = after(subscriptionKind, term(), unpaid(1, at(SUBSCRIPTION_MS)));

const subscribe = (
  subscription: SubscriptionState,
  balance: number,
  more: Partial<Omit<decider.SubscribeOrder, 'laws'>> = {},
  gate = inside,
) =>
  given({ ...gate, subscription, wallet: purse({ EUR: balance }) }).when((states) =>
    decider.decideSubscribe(states, { ...order, ...more }),
  );

test('a period is paid from the wallet, and its benefits begin', () => {
  subscribe(none, 500).thenHappens({ subscription: [term()], wallet: [move(-500, 0)] }, null);
  expect([tierOf(none), badgeOf(none), tierOf(active), badgeOf(active)]).toEqual([
    undefined,
    0,
    'diamond',
    2,
  ]);
});

test('what the wallet does not cover, another price, another currency and a closed gate are refused', () => {
  subscribe(none, 499).thenRefused('insufficient-amount', { balance: 499, amount: 500 });
  subscribe(none, 500, { cost: 499 }).thenRefused('price-changed', { price: 500 });
  subscribe(none, 500, { entrant: { ...order.entrant, currency: 'XXX' } }).thenRefused(
    'currency-unknown',
    { field: 'body.currency', currency: 'XXX' },
  );
  subscribe(none, 500, {}, outside).thenRefused('not-signed-in', { rule: 'not-signed-in' });
});

test('the same tier again is silent; one that was cancelled goes on without paying', () => {
  subscribe(active, 0).thenNothing(null);
  subscribe(cancelling, 0).thenHappens(
    { subscription: [{ type: 'subscription.resumed', at: NOW }] },
    null,
  );
});

test('another tier is there at once, with the rest of the period credited', () => {
  const [from, until] = [at(-SUBSCRIPTION_MS / 2), at(SUBSCRIPTION_MS / 2)];
  const half = after(subscriptionKind, term({}, from, until));
  const crown = { tier: 'crown', price: 1_500 } as const;
  const wanted = { tier: 'crown', cost: 1_500 } as const;
  for (const held of [half, after(subscriptionKind, term({}, from, until), cancelled)])
    subscribe(held, 1_250, wanted).thenHappens(
      { subscription: [term(crown)], wallet: [move(-1_250, 0)] },
      null,
    );
  subscribe(half, 1_249, wanted).thenRefused('insufficient-amount', {
    balance: 1_249,
    amount: 1_250,
  });
  // Down: the rest is more than the new one costs.
  subscribe(after(subscriptionKind, term(crown, from, until)), 0).thenHappens(
    { subscription: [term()], wallet: [move(250, 250)] },
    null,
  );
});

test('one that is past due is paid by hand, from now on', () => {
  expect([tierOf(pastDue), badgeOf(pastDue)]).toEqual([undefined, 0]);
  subscribe(pastDue, 500).thenHappens({ subscription: [term()], wallet: [move(-500, 0)] }, null);
});

test('cancelled, it lasts until its period ends; past due, it ends at once', () => {
  const cancel = (state: SubscriptionState) =>
    given(state).when((held) => decider.decideCancelSubscription(held, NOW));
  cancel(active).thenHappens({ subscription: [cancelled] }, null);
  expect(tierOf(cancelling)).toBe('diamond');
  cancel(cancelling).thenNothing(null);
  cancel(pastDue).thenHappens(
    { subscription: [{ type: 'subscription.ended', why: 'unpaid', at: NOW }] },
    null,
  );
  cancel(none).thenRefused('step-illegal');
});

const due = at(SUBSCRIPTION_MS);
const renew = (
  subscription: SubscriptionState,
  balance: number,
  now = due,
  protection = unprotected,
) =>
  given({ subscription, protection, wallet: purse({ EUR: balance }) }).when((states) =>
    decider.decideRenew(states, { id, at: now }),
  );
const ended = (why: 'cancelled' | 'unpaid' | 'protected', when = due) => ({
  subscription: [{ type: 'subscription.ended' as const, why, at: when }],
});

test('a period follows the other without a gap, and nothing happens before its time', () => {
  const until = at(2 * SUBSCRIPTION_MS);
  renew(active, 500, at(SUBSCRIPTION_MS - 1)).thenNothing(null);
  renew(active, 500).thenHappens(
    { subscription: [term({ at: due }, due, until)], wallet: [move(-500, 0)] },
    null,
  );
  const later = at(SUBSCRIPTION_MS + 60_000);
  renew(active, 500, later).thenHappens(
    { subscription: [{ ...term({}, due, until), at: later }], wallet: [move(-500, 0)] },
    null,
  );
  // A platform that was away for longer than a period charges for none of it.
  const away = at(3 * SUBSCRIPTION_MS);
  renew(active, 500, away).thenHappens(
    { subscription: [term({}, away, at(4 * SUBSCRIPTION_MS))], wallet: [move(-500, 0)] },
    null,
  );
  renew(none, 500).thenNothing(null);
});

test('what is not paid is reminded of three times, and then it ends', () => {
  let state = active;
  let now = due;
  for (let nth = 1; nth <= SUBSCRIPTION_REMINDERS; nth += 1) {
    const event = unpaid(nth, now);
    renew(state, 499, now).thenHappens({ subscription: [event] }, null);
    state = subscriptionKind.evolve(state, event);
    renew(state, 499, now).thenNothing(null);
    now = state.dueAt ?? now;
  }
  renew(state, 499, now).thenHappens(ended('unpaid', now), null);
  const until = new Date(Date.parse(now) + SUBSCRIPTION_MS).toISOString();
  renew(state, 500, now).thenHappens(
    { subscription: [term({}, now, until)], wallet: [move(-500, 0)] },
    null,
  );
});

test('one that was cancelled ends with its period, and so does that of who takes a break', () => {
  renew(cancelling, 500).thenHappens(ended('cancelled'), null);
  const owing = { ...unprotected, debts: { EUR: 1 } };
  renew(active, 500, due, owing).thenHappens(ended('protected'), null);
  const after2 = after(subscriptionKind, term(), cancelled, {
    type: 'subscription.ended',
    why: 'cancelled',
    at: due,
  });
  renew(after2, 500, at(9 * SUBSCRIPTION_MS)).thenNothing(null);
});

const ordered: SubscriptionEvent = {
  type: 'plan.ordered',
  plan: 'plan_1',
  tier: 'diamond',
  currency: 'EUR',
  price: 500,
  payment: 'visa',
  provider: 'test',
  at: NOW,
};
const charged: SubscriptionEvent = {
  type: 'plan.charged',
  plan: 'plan_1',
  charge: 'test_1',
  currency: 'EUR',
  amount: 500,
  at: NOW,
};
const planned = after(subscriptionKind, ordered, charged, term({ plan: 'plan_1' }));
const incomplete = after(subscriptionKind, ordered);

test('what the provider shall charge is written down first, and counts as paid in', () => {
  const reserved = {
    type: 'deposit.reserved',
    reference: 'plan_1',
    currency: 'EUR',
    amount: 500,
    at: NOW,
  } as const;
  const order_ = (subscription: SubscriptionState, more: object = {}, gate = inside) =>
    given({ ...gate, subscription, wallet: purse({}) }).when((states) =>
      decider.decideOrder(states, {
        entrant: order.entrant,
        laws,
        tier: 'diamond',
        cost: 500,
        plan: 'plan_1',
        payment: 'visa',
        provider: 'test',
        ...more,
      }),
    );
  for (const state of [none, pastDue])
    order_(state).thenHappens({ subscription: [ordered], protection: [reserved] }, null);
  expect(subscriptionKind.evolve(none, ordered).phase).toBe('incomplete');
  expect(subscriptionKind.evolve(pastDue, ordered).phase).toBe('past due');
  order_(incomplete).thenNothing(null);
  order_(active).thenNothing(null);
  order_(cancelling).thenHappens(
    { subscription: [{ type: 'subscription.resumed', at: NOW }] },
    null,
  );
  order_(none, { cost: 499 }).thenRefused('price-changed', { price: 500 });
  order_(none, {}, outside).thenRefused('not-signed-in', { rule: 'not-signed-in' });
  const limit = { kind: 'deposit', period: 'month', currency: 'EUR' } as const;
  const protection = protectedBy({ type: 'limit.set', limit, value: 499, at: NOW });
  expect(
    decider.decideOrder(
      { ...inside, protection, subscription: none, wallet: purse({}) },
      { ...order, plan: 'plan_1', payment: 'visa', provider: 'test' },
    ),
  ).toMatchObject({ refused: { code: 'protected' } });
});

test('one that the provider charges is never paid from the wallet: a day later it is reminded of', () => {
  const late = at(SUBSCRIPTION_MS + 24 * 60 * 60 * 1_000);
  renew(planned, 500).thenNothing(null);
  renew(planned, 500, late).thenHappens({ subscription: [unpaid(1, late)] }, null);
  const stopped = subscriptionKind.evolve(planned, cancelled);
  renew(stopped, 500).thenHappens(ended('cancelled'), null);
});

test('one that its provider has ended does not go on for nothing', () => {
  const done: SubscriptionEvent = { type: 'plan.ended', plan: 'plan_1', at: NOW };
  const half = { from: at(-SUBSCRIPTION_MS / 2), until: at(SUBSCRIPTION_MS / 2) };
  const over = after(
    subscriptionKind,
    ordered,
    charged,
    term({ plan: 'plan_1', ...half }),
    done,
    cancelled,
  );
  subscribe(over, 249).thenRefused('insufficient-amount', { balance: 249, amount: 250 });
  subscribe(over, 250).thenHappens({ subscription: [term()], wallet: [move(-250, 0)] }, null);
});

test('what is ordered is given up, and whose account is erased has none', () => {
  given(incomplete)
    .when((held) => decider.decideCancelSubscription(held, NOW))
    .thenHappens({ subscription: [{ type: 'subscription.ended', why: 'refused', at: NOW }] }, null);
  const erase = (state: SubscriptionState) =>
    given(state).when((held) => decider.decideErased(held, NOW));
  for (const state of [incomplete, active, pastDue, cancelling, planned])
    erase(state).thenHappens(
      { subscription: [{ type: 'subscription.ended', why: 'erased', at: NOW }] },
      null,
    );
  erase(none).thenNothing(null);
});
