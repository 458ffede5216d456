import { expect, test } from 'vitest';
import { ROUND_BETS_MAX } from '../../../contract/limits';
import { type RoundEvent, roundKind } from '../../../server/round/round.events';
import { decidePay, decideReturn, decideStake } from '../../../server/round/their.decider';
import { after, given } from '../../support/decider';
import { ANN, BEN, NOW, purse } from '../../support/states';

const ROUND = 'round_1';
const place = { wallet: ANN, game: 'game_dice', currency: 'COINS' };
const bet: RoundEvent = {
  ...{ type: 'round.bet', tx: 'tx_1', at: NOW, ...place, supplier: 'acme', most: 1_000, stake: 10 },
  ...{ bet: null, outcome: null, pays: 0 },
};
const staked: RoundEvent = {
  ...{ type: 'round.staked', tx: 'tx_2', at: NOW, amount: 5, most: 500, ...place, stake: 15 },
};
const paid = (amount: number): RoundEvent => ({
  ...{ type: 'round.paid', tx: 'tx_3', at: NOW, amount, ...place, stake: 10 },
});
const won: RoundEvent = { type: 'round.won', tx: 'tx_3', at: NOW, amount: 0, ...place, stake: 10 };
const rolledBack: RoundEvent = { type: 'round.rolledBack', tx: 'tx_3', at: NOW };
const standing = (...events: readonly RoundEvent[]) => ({
  round: after(roundKind, ...events),
  wallet: purse({ COINS: 100 }),
});
const moved = (kind: 'gameBet' | 'gameWin' | 'gameRefund', amount: number, balance: number) =>
  ({
    type: 'wallet.moved',
    id: 'tx_3',
    kind,
    currency: 'COINS',
    amount,
    balance,
    against: 'house',
    reference: ROUND,
    delay: 0,
  }) as const;

const pay = { tx: 'tx_3', at: NOW, amount: 30, jackpot: 0 };
const stake = { tx: 'tx_3', at: NOW, ...place, stake: 5, most: 500 };
const back = { tx: 'tx_3', at: NOW, bet: 'tx_1' };

test('a win of a round that goes on is paid; one of nothing is silent', () => {
  given(standing(bet))
    .when((states) => decidePay(states, ROUND, pay))
    .thenHappens({ round: [paid(30)], wallet: [moved('gameWin', 30, 130)] }, null);
  given(standing(bet))
    .when((states) => decidePay(states, ROUND, { ...pay, amount: 0 }))
    .thenNothing(null);
});

test('a win is refused of no round, of an ended one, and above the most', () => {
  given(standing())
    .when((states) => decidePay(states, ROUND, pay))
    .thenRefused('not-found');
  for (const end of [won, rolledBack])
    given(standing(bet, end))
      .when((states) => decidePay(states, ROUND, pay))
      .thenRefused('round-closed');
  given(standing(bet, paid(971)))
    .when((states) => decidePay(states, ROUND, pay))
    .thenRefused('win-too-large', { field: 'amount', most: 1_000 });
});

test('a further stake joins the round', () => {
  given(standing(bet))
    .when((states) => decideStake(states, ROUND, stake))
    .thenHappens({ round: [{ ...staked, tx: 'tx_3' }], wallet: [moved('gameBet', -5, 95)] }, null);
});

test('a further stake is refused of no round, of an ended one, from elsewhere, beyond the purse', () => {
  given(standing())
    .when((states) => decideStake(states, ROUND, stake))
    .thenRefused('not-found');
  given(standing(bet, won))
    .when((states) => decideStake(states, ROUND, stake))
    .thenRefused('round-closed');
  for (const other of [{ wallet: BEN }, { game: 'game_other' }, { currency: 'EUR' }])
    given(standing(bet))
      .when((states) => decideStake(states, ROUND, { ...stake, ...other }))
      .thenRefused('conflict');
  const { supplier: _, ...house } = { supplier: '', ...bet };
  given(standing(house))
    .when((states) => decideStake(states, ROUND, stake))
    .thenRefused('conflict');
  given(standing({ ...bet, free: 'spin_1' }))
    .when((states) => decideStake(states, ROUND, stake))
    .thenRefused('step-illegal', { field: 'round' });
  given({ ...standing(bet), wallet: purse({ COINS: 4 }) })
    .when((states) => decideStake(states, ROUND, stake))
    .thenRefused('insufficient-amount', { balance: 4, amount: 5 });
});

test('a round has so many stakes and no more', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, n): RoundEvent => ({ ...staked, tx: `more_${n}` }));
  const last = decideStake(standing(bet, ...many(ROUND_BETS_MAX - 2)), ROUND, stake);
  expect(last).toHaveProperty('events');
  given(standing(bet, ...many(ROUND_BETS_MAX - 1)))
    .when((states) => decideStake(states, ROUND, stake))
    .thenRefused('step-illegal', { bets: ROUND_BETS_MAX });
});

test('one stake of several is returned, the last that stands ends the round', () => {
  const gone: RoundEvent = {
    ...{ type: 'round.returned', tx: 'tx_3', at: NOW, bet: 'tx_1', amount: 10, ...place, stake: 5 },
  };
  given(standing(bet, staked))
    .when((states) => decideReturn(states, ROUND, back))
    .thenHappens({ round: [gone], wallet: [moved('gameRefund', 10, 110)] }, null);
  given(standing(bet, staked, gone))
    .when((states) => decideReturn(states, ROUND, back))
    .thenNothing(null);
  given(standing(bet))
    .when((states) => decideReturn(states, ROUND, back))
    .thenHappens({ round: [rolledBack], wallet: [moved('gameRefund', 10, 110)] }, null);
  given(standing(bet, rolledBack))
    .when((states) => decideReturn(states, ROUND, back))
    .thenNothing(null);
});

test('a return is refused of what is not there, of an ended round, and under what was paid', () => {
  given(standing())
    .when((states) => decideReturn(states, ROUND, back))
    .thenRefused('not-found');
  given(standing(bet))
    .when((states) => decideReturn(states, ROUND, { ...back, bet: 'tx_8' }))
    .thenRefused('not-found');
  given(standing(bet, won))
    .when((states) => decideReturn(states, ROUND, back))
    .thenRefused('round-closed');
  given(standing(bet, staked, paid(501)))
    .when((states) => decideReturn(states, ROUND, back))
    .thenRefused('round-paid', { paid: 501, most: 500 });
});
