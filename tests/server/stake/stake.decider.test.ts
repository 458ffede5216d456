import { test } from 'vitest';
import { gameRules } from '../../../games/engines';
import { decideStakes } from '../../../server/stake/stake.decider';
import { type StakesEvent, stakesKind } from '../../../server/stake/stake.events';
import { after, given } from '../../support/decider';
import { NOW } from '../../support/states';

const rules = gameRules('roulette', 'promenade-roulette')!;
const asked = { currency: 'JPY', by: 'staff_1', why: 'A yen is small', at: NOW };
const set = (stakes: readonly number[]): StakesEvent => ({ type: 'stakes.set', ...asked, stakes });
const order = (stakes: readonly number[]) => ({ ...asked, rules, stakes });
const none = { stakes: stakesKind.initial };
const large = { stakes: after(stakesKind, set([1_000, 5_000])) };

test('other stakes are offered, and the own ones again', () => {
  given(none)
    .when((states) => decideStakes(states, order([1_000, 5_000])))
    .thenHappens({ stakes: [set([1_000, 5_000])] }, { ok: true });
  for (const stakes of [[1_000], []])
    given(large)
      .when((states) => decideStakes(states, order(stakes)))
      .thenHappens({ stakes: [set(stakes)] }, { ok: true });
});

test('what is offered already is not set again', () => {
  given(none)
    .when((states) => decideStakes(states, order([])))
    .thenNothing({ ok: true });
  given(large)
    .when((states) => decideStakes(states, order([1_000, 5_000])))
    .thenNothing({ ok: true });
});

test('a stake that the rules could not pay as they promise is none', () => {
  for (const stakes of [[15], [100, 100], [100, 50], [10 ** 12]])
    given(none)
      .when((states) => decideStakes(states, order(stakes)))
      .thenRefused('stake-refused', { field: 'body.stakes' });
});

test('fun has the stakes of the game', () => {
  given(none)
    .when((states) => decideStakes(states, { ...order([100]), currency: 'FUN' }))
    .thenRefused('currency-unknown', { field: 'body.currency' });
});
