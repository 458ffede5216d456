import { test } from 'vitest';
import { type DepositCommand, depositLifecycle } from '../../contract/lifecycles';
import { problem } from '../../contract/problems';
import * as decider from '../../server/payment/payment.decider';
import {
  type PaymentEvent,
  type PaymentState,
  paymentKind,
} from '../../server/payment/payment.events';
import { refuse } from '../../server/store/decision';
import { unprotected } from '../../tests/support/protection';
import { ANN, NOW, purse } from '../../tests/support/states';
import { proveRefinement, type Subject } from '../support/refine';

const reference = 'deposit_1';
const sum = { currency: 'EUR', amount: 2_000 };
const order = { reference, player: ANN, ...sum, payment: 'visa' };
const method = { method: 'testmethod_1', kind: 'visa', last: '4242' } as const;
const succeeded = {
  type: 'pay.succeeded',
  about: reference,
  charge: 'test_1',
  ...sum,
  method,
} as const;
const refused = { type: 'pay.refused', about: reference, reason: 'no cover' } as const;

/** What the provider does as soon as it is asked. */
type AtOnce = 'asks' | 'charges' | 'refuses' | 'nothing';

const events: Readonly<Record<AtOnce, readonly PaymentEvent[]>> = {
  asks: [{ type: 'payment.challenged', player: ANN, charge: 'test_1', url: '/there', at: NOW }],
  charges: [{ type: 'payment.approved', player: ANN, charge: 'test_1', method, at: NOW }],
  refuses: [{ type: 'payment.declined', player: ANN, reason: 'no cover', at: NOW }],
  nothing: [],
};

const notNow = () => refuse(problem('step-illegal'));

/** A deposit beside a provider that says each thing once, and only of what is open there. */
const beside = (atOnce: AtOnce): Subject<PaymentState, DepositCommand, PaymentEvent> => {
  const around = (payment: PaymentState) => ({
    payment,
    protection: unprotected,
    wallet: purse({ EUR: 500 }),
  });
  const isAsked = ({ phase }: PaymentState) => phase === 'authorising';
  return {
    initial: paymentKind.initial,
    stepOf: ({ phase }) => phase,
    decide: {
      create: (payment) => {
        if (payment.phase !== 'none') return notNow();
        const decision = decider.decideRequest(around(payment), order, 'test', NOW);
        if ('refused' in decision) return decision;
        const { payment: requested = [] } = decision.events;
        return { ...decision, events: { payment: [...requested, ...events[atOnce]] } };
      },
      succeed: (payment) =>
        isAsked(payment) ? decider.decideSucceeded(around(payment), succeeded, NOW) : notNow(),
      refuse: (payment) =>
        isAsked(payment) ? decider.decideRefused(around(payment), refused, NOW) : notNow(),
      expire: (payment) =>
        isAsked(payment) || payment.phase === 'created'
          ? decider.decideExpired(around(payment), reference, NOW)
          : notNow(),
      reverse: (payment) =>
        payment.phase === 'succeeded'
          ? decider.decideReversed(
              around(payment),
              {
                type: 'pay.reversed',
                about: reference,
                id: 'back_1',
                why: 'refund',
                amount: 2_000,
              },
              NOW,
            )
          : notNow(),
    },
    eventsOf: ({ payment: told = [] }: { payment?: PaymentEvent[] }) => told,
    evolve: paymentKind.evolve,
  };
};

test('a deposit takes exactly the steps of its table', () => {
  proveRefinement(depositLifecycle, [
    beside('asks'),
    beside('charges'),
    beside('refuses'),
    beside('nothing'),
  ]);
});
