import { test } from 'vitest';
import { type PaymentMethodCommand, paymentMethodLifecycle } from '../../contract/lifecycles';
import { problem } from '../../contract/problems';
import * as decider from '../../server/payment/method.decider';
import { type MethodEvent, type MethodState, methodKind } from '../../server/payment/method.events';
import { refuse } from '../../server/store/decision';
import { ANN, NOW } from '../../tests/support/states';
import { proveRefinement, type Subject } from '../support/refine';

const order = { reference: 'method_1', player: ANN, kind: 'visa' } as const;
const card = { method: 'testmethod_1', kind: 'visa', last: '4242' } as const;
const by = { player: ANN, at: NOW };
const notNow = () => refuse(problem('step-illegal'));

/** A method beside a provider that says each thing once, and only of what is open there. */
const method: Subject<MethodState, PaymentMethodCommand, MethodEvent> = {
  initial: methodKind.initial,
  stepOf: ({ phase }) => phase,
  decide: {
    add: (state) =>
      state.phase === 'none' ? decider.decideAdd(state, order, 'test', NOW) : notNow(),
    store: (state) => (state.phase === 'asked' ? decider.decideStored(state, card, NOW) : notNow()),
    refuse: (state) =>
      state.phase === 'asked' ? decider.decideUnstored(state, 'no', NOW) : notNow(),
    expire: (state) => (state.phase === 'asked' ? decider.decideGivenUp(state, NOW) : notNow()),
    prefer: (state) => decider.decidePrefer(state, by),
    remove: (state) => (state.phase === 'removed' ? notNow() : decider.decideRemove(state, by)),
  },
  eventsOf: ({ method: told = [] }: { method?: MethodEvent[] }) => told,
  evolve: methodKind.evolve,
};

test('a payment method takes exactly the steps of its table', () => {
  proveRefinement(paymentMethodLifecycle, [method]);
});
