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
import { after, given } from '../../support/decider';
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
  given(paymentKind.initial)
    .when((payment) => decideRequest(payment, order, 'test', NOW))
    .thenHappens({ payment: [requested] }, null);
  for (const history of [[requested], [requested, approved], [requested, declined]]) {
    given(after(paymentKind, ...history))
      .when((payment) => decideRequest(payment, order, 'test', at(1)))
      .thenNothing(null);
  }
});

const begun = { payment: after(paymentKind, requested), wallet: purse({ USD: 250 }) };
const yes = { approved: true, charge: 'test_1' } as const;
const no = { approved: false, reason: 'no cover' } as const;

test('an approved charge puts the money into the wallet', () => {
  given(begun)
    .when((states) => decideCharged(states, 'deposit_1', yes, NOW))
    .thenHappens(
      {
        payment: [approved],
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
    .thenHappens({ payment: [declined] }, null);
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
