import { describe, expect, test } from 'vitest';
import { aJurisdiction } from '../../../contract/make/country';
import type { PlayFacts } from '../../../contract/play.rules';
import { problem } from '../../../contract/problems';
import * as decider from '../../../server/payment/payment.decider';
import {
  type PaymentEvent,
  type PaymentState,
  paymentKind,
} from '../../../server/payment/payment.events';
import type { PayOrder } from '../../../server/payment/payment.provider';
import { type ProtectionEvent } from '../../../server/protection/protection.events';
import { shield } from '../../../server/protection/protection.moves';
import { after, given } from '../../support/decider';
import { protectedBy, timedOut, unprotected } from '../../support/protection';
import { ANN, at, NOW, purse } from '../../support/states';

const facts: PlayFacts = {
  signedIn: true,
  age: 21,
  jurisdictions: [aJurisdiction({ name: 'New Jersey', realMoneyGambling: true, licensed: true })],
  affiliate: false,
  isVerified: true,
};
const order: PayOrder = {
  reference: 'deposit_1',
  player: ANN,
  currency: 'USD',
  amount: 5_000,
  payment: 'visa',
};
const { reference: _, ...charge } = order;
const requested: PaymentEvent = { type: 'payment.requested', ...charge, provider: 'test', at: NOW };
const method = { method: 'testmethod_1', kind: 'visa', last: '4242' } as const;
const approved: PaymentEvent = {
  type: 'payment.approved',
  player: ANN,
  charge: 'test_1',
  method,
  at: NOW,
};
const reserved: ProtectionEvent = {
  type: 'deposit.reserved',
  reference: 'deposit_1',
  currency: 'USD',
  amount: 5_000,
  at: NOW,
};
const ended = (isApproved: boolean): ProtectionEvent => ({
  type: 'deposit.ended',
  reference: 'deposit_1',
  approved: isApproved,
  at: NOW,
});
const declined: PaymentEvent = {
  type: 'payment.declined',
  player: ANN,
  reason: 'no cover',
  at: NOW,
};
const expired: PaymentEvent = { type: 'payment.expired', player: ANN, at: NOW };

test('who may play for money may pay in, in the currency of their country', () => {
  for (const currency of [undefined, 'USD']) {
    given({ facts, currency: 'USD' })
      .when((footing) => decider.decideDeposit(footing, { currency, amount: 5_000 }))
      .thenNothing({ currency: 'USD' });
  }
  given({ facts, currency: 'USD' })
    .when((footing) => decider.decideDeposit(footing, { currency: 'EUR', amount: 5_000 }))
    .thenRefused('currency-unknown', { currency: 'USD' });
});

test('a deposit takes no less and no more than its currency does', () => {
  const bounds = { USD: [100, 100_000], JPY: [100, 100_000], BHD: [1_000, 1_000_000] };
  for (const [currency, [min = 0, max = 0]] of Object.entries(bounds)) {
    for (const amount of [min, max])
      given({ facts, currency })
        .when((footing) => decider.decideDeposit(footing, { currency, amount }))
        .thenNothing({ currency });
    for (const amount of [min - 1, max + 1])
      given({ facts, currency })
        .when((footing) => decider.decideDeposit(footing, { currency, amount }))
        .thenRefused('amount-refused', { field: 'body.amount', currency, min, max });
  }
});

test('who may not is told the rule', () => {
  const wanted = { currency: undefined, amount: 5_000 };
  given({ facts: { ...facts, isVerified: false }, currency: 'USD' })
    .when((footing) => decider.decideDeposit(footing, wanted))
    .thenRefused('play-refused', { rule: 'not-verified', jurisdiction: 'New Jersey' });
  given({ facts: { ...facts, age: 20 }, currency: 'USD' })
    .when((footing) => decider.decideDeposit(footing, wanted))
    .thenRefused('play-refused', {
      rule: 'too-young',
      jurisdiction: 'New Jersey',
      needs: 21,
      age: 20,
    });
});

test('what is about to be charged is written down once', () => {
  given({ payment: paymentKind.initial, protection: unprotected, wallet: purse() })
    .when((states) => decider.decideRequest(states, order, 'test', NOW))
    .thenHappens({ payment: [requested], protection: [reserved] }, null);
  for (const history of [[requested], [requested, approved], [requested, declined]]) {
    given({ payment: after(paymentKind, ...history), protection: unprotected, wallet: purse() })
      .when((states) => decider.decideRequest(states, order, 'test', at(1)))
      .thenNothing(null);
  }
});

const begun = {
  payment: after(paymentKind, requested),
  protection: protectedBy(reserved),
  wallet: purse({ USD: 250 }),
};
const yes = {
  type: 'pay.succeeded',
  about: 'deposit_1',
  charge: 'test_1',
  currency: 'USD',
  amount: 5_000,
  method,
} as const;
const no = { type: 'pay.refused', about: 'deposit_1', reason: 'no cover' } as const;
const back = (id: string, amount: number) =>
  ({ type: 'pay.reversed', about: 'deposit_1', id, why: 'chargeback', amount }) as const;

const arrived = {
  type: 'wallet.moved',
  id: 'deposit_1',
  kind: 'shopDeposit',
  currency: 'USD',
  amount: 5_000,
  balance: 5_250,
  against: 'provider',
  reference: 'deposit_1',
  delay: 0,
} as const;

test('the player goes on at the provider’s page, unless the end is known already', () => {
  const begin = (payment: PaymentState, url?: string) =>
    given(payment).when((state) =>
      decider.decideBegun(state, { charge: 'test_1', ...(url !== undefined && { url }) }, NOW),
    );
  const url = '/test-provider/deposit_1';
  begin(begun.payment, url).thenHappens(
    { payment: [{ type: 'payment.challenged', player: ANN, charge: 'test_1', url, at: NOW }] },
    null,
  );
  begin(begun.payment).thenNothing(null);
  for (const end of [approved, declined, expired])
    begin(after(paymentKind, requested, end), url).thenNothing(null);
  begin(paymentKind.initial, url).thenRefused('not-found');
});

test('the provider’s word puts the money into the wallet', () => {
  given(begun)
    .when((states) => decider.decideSucceeded(states, yes, NOW))
    .thenHappens({ payment: [approved], protection: [ended(true)], wallet: [arrived] }, null);
});

test('a word of another sum, or another currency, moves nothing', () => {
  for (const wrong of [{ amount: 4_999 }, { amount: 5_001 }, { currency: 'EUR' }])
    given(begun)
      .when((states) => decider.decideSucceeded(states, { ...yes, ...wrong }, NOW))
      .thenRefused('conflict', { currency: 'USD', amount: 5_000 });
});

test('a payment that is refused, or with which nobody went on, moves nothing and counts nowhere', () => {
  const { wallet: _, ...states } = begun;
  given(states)
    .when((held) => decider.decideRefused(held, no, NOW))
    .thenHappens({ payment: [declined], protection: [ended(false)] }, null);
  given(states)
    .when((held) => decider.decideExpired(held, 'deposit_1', NOW))
    .thenHappens({ payment: [expired], protection: [ended(false)] }, null);
});

test('words come twice and out of order: what was charged arrives once', () => {
  const done = { ...begun, payment: after(paymentKind, requested, approved) };
  given(done)
    .when((states) => decider.decideSucceeded(states, yes, NOW))
    .thenNothing(null);
  given(done)
    .when((states) => decider.decideRefused(states, no, NOW))
    .thenNothing(null);
  given(done)
    .when((states) => decider.decideExpired(states, 'deposit_1', NOW))
    .thenNothing(null);
  // Held to be over, and charged after all: it counts as well.
  for (const end of [declined, expired]) {
    given({
      payment: after(paymentKind, requested, end),
      protection: protectedBy(reserved, ended(false)),
      wallet: purse({ USD: 250 }),
    })
      .when((states) => decider.decideSucceeded(states, yes, NOW))
      .thenHappens(
        { payment: [approved], protection: [reserved, ended(true)], wallet: [arrived] },
        null,
      );
  }
});

describe('what was charged goes back', () => {
  const paid = (balance: number, ...more: PaymentEvent[]) => ({
    payment: after(paymentKind, requested, approved, ...more),
    wallet: purse({ USD: balance }),
  });
  const reversed = (id: string, taken: number, owed = 0): PaymentEvent => ({
    type: 'payment.reversed',
    player: ANN,
    id,
    why: 'chargeback',
    taken,
    owed,
    at: NOW,
  });
  const taken = (amount: number, balance: number) =>
    ({ ...arrived, id: 'back_1', amount: -amount, balance }) as const;

  test('from the wallet, as far as it holds it', () => {
    given(paid(5_250))
      .when((states) => decider.decideReversed(states, back('back_1', 5_000), NOW))
      .thenHappens({ payment: [reversed('back_1', 5_000)], wallet: [taken(5_000, 250)] }, null);
  });

  test('and leaves a debt of the rest, never a balance below zero', () => {
    const owed = (amount: number) =>
      ({ type: 'debt.owed', reference: 'back_1', currency: 'USD', amount, at: NOW }) as const;
    given(paid(4_999))
      .when((states) => decider.decideReversed(states, back('back_1', 5_000), NOW))
      .thenHappens(
        {
          payment: [reversed('back_1', 4_999, 1)],
          protection: [owed(1)],
          wallet: [taken(4_999, 0)],
        },
        null,
      );
    given(paid(0))
      .when((states) => decider.decideReversed(states, back('back_1', 5_000), NOW))
      .thenHappens({ payment: [reversed('back_1', 0, 5_000)], protection: [owed(5_000)] }, null);
  });

  test('once for each taking, and never more than was charged', () => {
    const states = paid(2_000, reversed('back_1', 3_000));
    given(states)
      .when((held) => decider.decideReversed(held, back('back_1', 3_000), NOW))
      .thenNothing(null);
    given(states)
      .when((held) => decider.decideReversed(held, back('back_2', 2_001), NOW))
      .thenRefused('conflict', { amount: 5_000 });
  });

  test('but not before it was charged: the provider says it again', () => {
    given({ payment: begun.payment, wallet: purse() })
      .when((states) => decider.decideReversed(states, back('back_1', 5_000), NOW))
      .thenRefused('step-illegal');
  });

  test('a debt bars every stake, and is paid from what comes in first', () => {
    const owing = protectedBy(
      { type: 'debt.owed', reference: 'back_1', currency: 'USD', amount: 2_000, at: NOW },
      reserved,
    );
    const wanted = { currency: 'COINS', amount: 10 };
    const states = { protection: owing, wallet: purse({ COINS: 100 }) };
    expect(shield('stakes', states, NOW, wanted)).toEqual({
      refused: problem('protected', { rule: 'debt', currency: 'USD', left: 2_000 }),
    });
    expect(shield('pays in', states, NOW, { currency: 'USD', amount: 1 })).toBeUndefined();
    given({ payment: begun.payment, protection: owing, wallet: purse() })
      .when((held) => decider.decideSucceeded(held, yes, NOW))
      .thenHappens(
        {
          payment: [approved],
          protection: [
            ended(true),
            { type: 'debt.paid', reference: 'deposit_1', currency: 'USD', amount: 2_000, at: NOW },
          ],
          wallet: [
            { ...arrived, balance: 5_000 },
            {
              ...arrived,
              id: 'deposit_1-debt',
              amount: -2_000,
              balance: 3_000,
              against: `debt:${ANN}`,
            },
          ],
        },
        null,
      );
  });
});

test('nothing ends that was never begun', () => {
  const nothing = { ...begun, payment: paymentKind.initial };
  for (const decide of [
    () => decider.decideSucceeded(nothing, yes, NOW),
    () => decider.decideRefused(nothing, no, NOW),
    () => decider.decideExpired(nothing, 'deposit_1', NOW),
    () => decider.decideReversed(nothing, back('back_1', 1), NOW),
  ])
    given(nothing).when<object, null>(decide).thenRefused('not-found');
});

test('who timed out pays nothing in, and nobody more than a limit', () => {
  const none = { payment: paymentKind.initial, wallet: purse() };
  given({ ...none, protection: timedOut })
    .when((states) => decider.decideRequest(states, order, 'test', NOW))
    .thenRefused('protected', { rule: 'time-out', until: '2026-11-21T19:00:00.000Z' });
  const limit = { kind: 'deposit', period: 'day', currency: 'USD' } as const;
  const within = (value: number) => ({
    ...none,
    protection: protectedBy({ type: 'limit.set', limit, value, at: NOW }),
  });
  given(within(4_999))
    .when((states) => decider.decideRequest(states, order, 'test', NOW))
    .thenRefused('protected', {
      rule: 'deposit-limit',
      period: 'day',
      currency: 'USD',
      limit: 4_999,
      left: 4_999,
      until: '2026-11-21T00:00:00.000Z',
    });
  given(within(5_000))
    .when((states) => decider.decideRequest(states, order, 'test', NOW))
    .thenHappens({ payment: [requested], protection: [reserved] }, null);
});
