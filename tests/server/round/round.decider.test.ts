import { expect, test } from 'vitest';
import type { Json } from '../../../games/engine';
import {
  type Act,
  decideAct,
  decideBet,
  decideRollback,
  decideWin,
} from '../../../server/round/round.decider';
import { choicesOf, type RoundEvent, roundKind } from '../../../server/round/round.events';
import { walletKind } from '../../../server/wallet/wallet.events';
import { after, given } from '../../support/decider';
import { ANN, at, NOW, purse } from '../../support/states';

const stakes = { wallet: ANN, game: 'game_ladder', currency: 'COINS' };
const wanted = { tx: 'bet', at: NOW, ...stakes, stake: 10, bet: {}, outcome: {}, pays: 20 };
const bet: RoundEvent = { type: 'round.bet', ...wanted };
const undecided: RoundEvent = { ...bet, choices: ['double'] };
const rolledBack: RoundEvent = { type: 'round.rolledBack', tx: 'back', at: NOW };
const won = (amount: number, more: object = {}): RoundEvent => ({
  type: 'round.won',
  tx: 'win',
  at: NOW,
  amount,
  ...stakes,
  stake: 10,
  ...more,
});
type Kind = 'gameBet' | 'gameWin' | 'gameRefund' | 'gameJackpot';
const moved = (id: string, kind: Kind, amount: number, balance: number) =>
  ({
    type: 'wallet.moved',
    id,
    kind,
    currency: 'COINS',
    amount,
    balance,
    against: kind === 'gameJackpot' ? 'jackpot' : 'house',
    reference: 'round_1',
    delay: 0,
  }) as const;
const wallet = purse({ COINS: 100 });
const fresh = { round: roundKind.initial, wallet };
const holding = (...events: readonly RoundEvent[]) => ({
  round: after(roundKind, ...events),
  wallet,
});

test('a bet takes its stake, to the last coin', () => {
  given({ ...fresh, wallet: purse({ COINS: 10 }) })
    .when((states) => decideBet(states, 'round_1', wanted))
    .thenHappens({ round: [bet], wallet: [moved('bet', 'gameBet', -10, 0)] }, null);
  given({ ...fresh, wallet: purse({ COINS: 9 }) })
    .when((states) => decideBet(states, 'round_1', wanted))
    .thenRefused('insufficient-amount', { balance: 9, amount: 10 });
});

test('a repeated bet is silent, another one of the round is loud', () => {
  for (const events of [[bet], [bet, won(20)]]) {
    given(holding(...events))
      .when((states) => decideBet(states, 'round_1', wanted))
      .thenNothing(null);
    given(holding(...events))
      .when((states) => decideBet(states, 'round_1', { ...wanted, tx: 'another' }))
      .thenRefused('round-open');
  }
});

test('a bet that comes after its rollback is refused', () => {
  given(holding(rolledBack))
    .when((states) => decideBet(states, 'round_1', wanted))
    .thenRefused('round-closed');
});

/** A step that leads to forty coins and stakes so much on top. */
const act = (raise: number, more: Partial<Act> = {}): Act => ({
  tx: 'act',
  at: NOW,
  turn: 0,
  action: { kind: 'double' },
  play: (state: Json) => ({ state, outcome: {}, choices: [], pays: 40, raise }),
  mayRaise: () => undefined,
  ...more,
});
const acted = (raise: number): RoundEvent => ({
  type: 'round.acted',
  tx: 'act',
  at: NOW,
  action: { kind: 'double' },
  raise,
  outcome: {},
  state: null,
  choices: [],
  pays: 40,
  ...stakes,
  stake: 10 + raise,
});

test('a step that stakes more takes it; one that stakes nothing moves nothing', () => {
  given({ ...holding(undecided), wallet: purse({ COINS: 15 }) })
    .when((states) => decideAct(states, 'round_1', act(15)))
    .thenHappens({ round: [acted(15)], wallet: [moved('act', 'gameBet', -15, 0)] }, null);
  given({ ...holding(undecided), wallet: purse({ COINS: 14 }) })
    .when((states) => decideAct(states, 'round_1', act(15)))
    .thenRefused('insufficient-amount', { balance: 14, amount: 15 });
  given(holding(undecided))
    .when((states) => decideAct(states, 'round_1', act(0)))
    .thenHappens({ round: [acted(0)] }, null);
});

test('no step is played out of turn, of a decided round, of an ended one or of none', () => {
  for (const turn of [-1, 1]) {
    given(holding(undecided))
      .when((states) => decideAct(states, 'round_1', act(0, { turn })))
      .thenRefused('step-illegal', { turn: 0 });
  }
  given(holding(bet))
    .when((states) => decideAct(states, 'round_1', act(0)))
    .thenRefused('step-illegal', { choices: [] });
  for (const end of [won(20), rolledBack]) {
    given(holding(undecided, end))
      .when((states) => decideAct(states, 'round_1', act(0)))
      .thenRefused('round-closed');
  }
  given(fresh)
    .when((states) => decideAct(states, 'round_1', act(0)))
    .thenRefused('not-found');
});

test('what the rules refuse is refused as they say it', () => {
  const play = () => ({ refused: 'step-illegal', field: 'kind' }) as const;
  given(holding(undecided))
    .when((states) => decideAct(states, 'round_1', act(0, { play })))
    .thenRefused('step-illegal', { field: 'kind' });
});

test('the rules of a later step may not win a jackpot: its amount was fixed with the bet', () => {
  const play = () => ({ state: null, outcome: {}, choices: [], pays: 0, jackpot: true });
  expect(() => decideAct(holding(undecided), 'round_1', act(0, { play }))).toThrow('jackpot');
});

const win = { tx: 'win', at: NOW };

test('a win is paid once; a round that pays nothing moves nothing', () => {
  given(holding(bet))
    .when((states) => decideWin(states, 'round_1', win))
    .thenHappens({ round: [won(20)], wallet: [moved('win', 'gameWin', 20, 120)] }, null);
  given(holding({ ...bet, pays: 0 }))
    .when((states) => decideWin(states, 'round_1', win))
    .thenHappens({ round: [won(0)] }, null);
  given(holding(bet, won(20)))
    .when((states) => decideWin(states, 'round_1', win))
    .thenNothing(null);
});

test('the jackpot is a movement of its own against its own account', () => {
  const jackpot = { jackpot: 5_000 };
  const fallen = moved('win-jackpot', 'gameJackpot', 5_000, 5_120);
  given(holding({ ...bet, ...jackpot }))
    .when((states) => decideWin(states, 'round_1', win))
    .thenHappens(
      {
        round: [won(20, jackpot)],
        wallet: [moved('win', 'gameWin', 20, 120), fallen],
      },
      null,
    );
  given(holding({ ...bet, ...jackpot, pays: 0 }))
    .when((states) => decideWin(states, 'round_1', win))
    .thenHappens({ round: [won(0, jackpot)], wallet: [{ ...fallen, balance: 5_100 }] }, null);
  // Both count as earned.
  const paid = after(walletKind, moved('win', 'gameWin', 20, 120), fallen);
  expect(paid.coinsEarned).toBe(5_020);
});

test('a round that still awaits a step is not paid, nor one that was taken back, nor none', () => {
  given(holding(undecided))
    .when((states) => decideWin(states, 'round_1', win))
    .thenRefused('round-undecided', { choices: ['double'] });
  given(holding(bet, rolledBack))
    .when((states) => decideWin(states, 'round_1', win))
    .thenRefused('round-closed');
  given(fresh)
    .when((states) => decideWin(states, 'round_1', win))
    .thenRefused('not-found');
});

test('a third party names what its round won; another name for it is refused', () => {
  const theirs = { ...win, amount: 33 };
  const drawn: RoundEvent = { ...bet, supplier: 'acme', pays: 0 };
  given(holding(drawn))
    .when((states) => decideWin(states, 'round_1', theirs))
    .thenHappens({ round: [won(33)], wallet: [moved('win', 'gameWin', 33, 133)] }, null);
  given(holding(drawn, won(33)))
    .when((states) => decideWin(states, 'round_1', theirs))
    .thenNothing(null);
  given(holding(drawn, won(33)))
    .when((states) => decideWin(states, 'round_1', { ...theirs, tx: 'another' }))
    .thenRefused('round-closed');
});

test('a rollback gives back what the bet and every later step staked, once', () => {
  const back = { ...rolledBack, at: at(1) };
  given(holding(undecided, acted(15)))
    .when((states) => decideRollback(states, 'round_1', 'back', at(1)))
    .thenHappens({ round: [back], wallet: [moved('back', 'gameRefund', 25, 125)] }, null);
  given(holding(undecided, rolledBack))
    .when((states) => decideRollback(states, 'round_1', 'again', at(1)))
    .thenNothing(null);
  given(holding(bet, won(20)))
    .when((states) => decideRollback(states, 'round_1', 'back', at(1)))
    .thenRefused('round-closed');
});

test('what the promotion staked is given back to nobody', () => {
  given(holding({ ...undecided, free: 'spins_1' }))
    .when((states) => decideRollback(states, 'round_1', 'back', at(1)))
    .thenHappens({ round: [{ ...rolledBack, at: at(1) }] }, null);
});

test('the rollback of a bet never seen is remembered, and moves nothing', () => {
  given(fresh)
    .when((states) => decideRollback(states, 'round_1', 'back', NOW))
    .thenHappens({ round: [rolledBack] }, null);
});

test('a bet from before rounds had steps reads as decided, and pays', () => {
  // What the log of the first storey holds, word for word.
  const old = {
    ...bet,
    fairness: { commit: 'c', clientSeed: 's', nonce: 0, seat: 'seat', seedIndex: 0 },
  } as const;
  const { round } = holding(old);
  expect([choicesOf(round), round.staked, round.actions]).toEqual([[], 10, []]);
  given(holding(old))
    .when((states) => decideAct(states, 'round_1', act(0)))
    .thenRefused('step-illegal', { choices: [] });
  given(holding(old))
    .when((states) => decideWin(states, 'round_1', win))
    .thenHappens({ round: [won(20)], wallet: [moved('win', 'gameWin', 20, 120)] }, null);
});
