import { test } from 'vitest';
import * as decider from '../../../server/payment/method.decider';
import {
  type MethodEvent,
  type MethodState,
  methodKind,
} from '../../../server/payment/method.events';
import { after, given } from '../../support/decider';
import { ANN, BEN, NOW } from '../../support/states';

const of = { player: ANN, at: NOW };
const card = { method: 'testmethod_1', kind: 'visa', last: '4242', expires: '2030-12' } as const;
const asked: MethodEvent = { type: 'method.asked', ...of, kind: 'visa', provider: 'test' };
const stored: MethodEvent = { type: 'method.stored', ...of, method: card };
const refused: MethodEvent = { type: 'method.refused', ...of, reason: 'no' };
const givenUp: MethodEvent = { type: 'method.expired', ...of };
const preferred: MethodEvent = { type: 'method.preferred', ...of };
const removed: MethodEvent = { type: 'method.removed', ...of };
const forgotten: MethodEvent = { type: 'method.forgotten', ...of };
const at = (...events: MethodEvent[]): MethodState => after(methodKind, ...events);
const states = {
  none: at(),
  asked: at(asked),
  stored: at(asked, stored),
  refused: at(asked, refused),
  expired: at(asked, givenUp),
  removed: at(asked, stored, removed),
};

test('what is to be stored is written down once, before the provider is asked', () => {
  const order = { reference: 'method_1', player: ANN, kind: 'visa' } as const;
  const add = (state: MethodState) =>
    given(state).when((held) => decider.decideAdd(held, order, 'test', NOW));
  add(states.none).thenHappens({ method: [asked] }, null);
  for (const state of [states.asked, states.stored, states.removed]) add(state).thenNothing(null);
});

test('the provider’s word stores it, once, also late; what was removed stays removed', () => {
  const store = (state: MethodState) =>
    given(state).when((held) => decider.decideStored(held, card, NOW));
  for (const state of [states.asked, states.refused, states.expired])
    store(state).thenHappens({ method: [stored] }, null);
  for (const state of [states.stored, states.removed]) store(state).thenNothing(null);
  store(states.none).thenRefused('not-found');
});

test('one that the provider refuses, or that nobody goes on with, ends once', () => {
  const refuse = (state: MethodState) =>
    given(state).when((held) => decider.decideUnstored(held, 'no', NOW));
  const giveUp = (state: MethodState) =>
    given(state).when((held) => decider.decideGivenUp(held, NOW));
  refuse(states.asked).thenHappens({ method: [refused] }, null);
  giveUp(states.asked).thenHappens({ method: [givenUp] }, null);
  for (const state of [states.stored, states.refused, states.expired, states.removed]) {
    refuse(state).thenNothing(null);
    giveUp(state).thenNothing(null);
  }
  refuse(states.none).thenRefused('not-found');
  giveUp(states.none).thenRefused('not-found');
});

test('its player makes it the default and removes it, and nobody else does', () => {
  const by = { player: ANN, at: NOW };
  const prefer = (state: MethodState, who = by) =>
    given(state).when((held) => decider.decidePrefer(held, who));
  const remove = (state: MethodState, who = by) =>
    given(state).when((held) => decider.decideRemove(held, who));
  prefer(states.stored).thenHappens({ method: [preferred] }, null);
  remove(states.stored).thenHappens({ method: [removed] }, null);
  remove(states.removed).thenNothing(null);
  prefer(states.removed).thenRefused('step-illegal');
  for (const state of [states.asked, states.refused, states.expired]) {
    prefer(state).thenRefused('step-illegal');
    remove(state).thenRefused('step-illegal');
  }
  for (const state of [states.none, states.stored]) {
    prefer(state, { ...by, player: BEN }).thenRefused('not-found');
    remove(state, { ...by, player: BEN }).thenRefused('not-found');
  }
});

test('the provider forgets what was removed, once', () => {
  const forget = (state: MethodState) =>
    given(state).when((held) => decider.decideForgotten(held, NOW));
  forget(states.removed).thenHappens({ method: [forgotten] }, null);
  forget(at(asked, stored, removed, forgotten)).thenNothing(null);
  forget(states.stored).thenRefused('step-illegal');
  forget(states.none).thenRefused('step-illegal');
});

test('a payment goes by what the provider calls it, while its last month is not over', () => {
  const pay = (state: MethodState, player = ANN, now = NOW) =>
    given(state).when((held) => decider.decidePayBy(held, { player, at: now }));
  pay(states.stored).thenNothing({ payment: 'testmethod_1' });
  pay(states.stored, ANN, '2030-12-31T23:59:59.000Z').thenNothing({ payment: 'testmethod_1' });
  pay(states.stored, ANN, '2031-01-01T00:00:00.000Z').thenRefused('payment-expired', {
    field: 'body.payment',
    expires: '2030-12',
  });
  for (const state of [states.none, states.asked, states.removed, states.refused])
    pay(state).thenRefused('payment-unknown', { field: 'body.payment' });
  pay(states.stored, BEN).thenRefused('payment-unknown', { field: 'body.payment' });
});
