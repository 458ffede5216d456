import { test } from 'vitest';
import { aJurisdiction } from '../../../contract/make/country';
import type { PlayFacts } from '../../../contract/play.rules';
import {
  decideCharged,
  decideDeposit,
  decideRequest,
} from '../../../server/payment/payment.decider';
import { type PaymentEvent, paymentKind } from '../../../server/payment/payment.events';
import type { ChargeOrder } from '../../../server/payment/payment.provider';
import { type ProtectionEvent } from '../../../server/protection/protection.events';
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
const order: ChargeOrder = {
  reference: 'deposit_1',
  player: ANN,
  currency: 'USD',
  amount: 5_000,
  payment: 'test-approved',
};
const { reference: _, ...charge } = order;
const requested: PaymentEvent = { type: 'payment.requested', ...charge, provider: 'test', at: NOW };
const approved: PaymentEvent = { type: 'payment.approved', charge: 'test_1', at: NOW };
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
const declined: PaymentEvent = { type: 'payment.declined', reason: 'no cover', at: NOW };

test('who may play for money may pay in, in the currency of their country', () => {
  for (const wanted of [undefined, 'USD']) {
    given({ facts, currency: 'USD' })
      .when((footing) => decideDeposit(footing, wanted))
      .thenNothing({ currency: 'USD' });
  }
  given({ facts, currency: 'USD' })
    .when((footing) => decideDeposit(footing, 'EUR'))
    .thenRefused('currency-unknown', { currency: 'USD' });
});

test('who may not is told the rule', () => {
  given({ facts: { ...facts, isVerified: false }, currency: 'USD' })
    .when((footing) => decideDeposit(footing, undefined))
    .thenRefused('play-refused', { rule: 'not-verified', jurisdiction: 'New Jersey' });
  given({ facts: { ...facts, age: 20 }, currency: 'USD' })
    .when((footing) => decideDeposit(footing, undefined))
    .thenRefused('play-refused', {
      rule: 'too-young',
      jurisdiction: 'New Jersey',
      needs: 21,
      age: 20,
    });
});

test('what is about to be charged is written down once', () => {
  given({ payment: paymentKind.initial, protection: unprotected, wallet: purse() })
    .when((states) => decideRequest(states, order, 'test', NOW))
    .thenHappens({ payment: [requested], protection: [reserved] }, null);
  for (const history of [[requested], [requested, approved], [requested, declined]]) {
    given({ payment: after(paymentKind, ...history), protection: unprotected, wallet: purse() })
      .when((states) => decideRequest(states, order, 'test', at(1)))
      .thenNothing(null);
  }
});

const begun = {
  payment: after(paymentKind, requested),
  protection: protectedBy(reserved),
  wallet: purse({ USD: 250 }),
};
const yes = { approved: true, charge: 'test_1' } as const;
const no = { approved: false, reason: 'no cover' } as const;

test('an approved charge puts the money into the wallet', () => {
  given(begun)
    .when((states) => decideCharged(states, 'deposit_1', yes, NOW))
    .thenHappens(
      {
        payment: [approved],
        protection: [ended(true)],
        wallet: [
          {
            type: 'wallet.moved',
            id: 'deposit_1',
            kind: 'shopDeposit',
            currency: 'USD',
            amount: 5_000,
            balance: 5_250,
            against: 'provider',
            reference: 'deposit_1',
            delay: 0,
          },
        ],
      },
      null,
    );
});

test('a declined charge moves nothing', () => {
  given(begun)
    .when((states) => decideCharged(states, 'deposit_1', no, NOW))
    .thenHappens({ payment: [declined], protection: [ended(false)] }, null);
});

test('a payment ends once, whatever is told later', () => {
  for (const end of [approved, declined]) {
    for (const answer of [yes, no]) {
      given({ ...begun, payment: after(paymentKind, requested, end) })
        .when((states) => decideCharged(states, 'deposit_1', answer, NOW))
        .thenNothing(null);
    }
  }
});

test('nothing ends that was never begun', () => {
  given({ ...begun, payment: paymentKind.initial })
    .when((states) => decideCharged(states, 'deposit_1', yes, NOW))
    .thenRefused('not-found');
});

test('who timed out pays nothing in, and nobody more than a limit', () => {
  const none = { payment: paymentKind.initial, wallet: purse() };
  given({ ...none, protection: timedOut })
    .when((states) => decideRequest(states, order, 'test', NOW))
    .thenRefused('protected', { rule: 'time-out', until: '2026-11-21T19:00:00.000Z' });
  const limit = { kind: 'deposit', period: 'day', currency: 'USD' } as const;
  const within = (value: number) => ({
    ...none,
    protection: protectedBy({ type: 'limit.set', limit, value, at: NOW }),
  });
  given(within(4_999))
    .when((states) => decideRequest(states, order, 'test', NOW))
    .thenRefused('protected', {
      rule: 'deposit-limit',
      period: 'day',
      currency: 'USD',
      limit: 4_999,
      left: 4_999,
      until: '2026-11-21T00:00:00.000Z',
    });
  given(within(5_000))
    .when((states) => decideRequest(states, order, 'test', NOW))
    .thenHappens({ payment: [requested], protection: [reserved] }, null);
});
