import { expect, test } from 'vitest';
import { GAME_SESSION_MS, ROUND_BETS_MAX } from '../../../contract/limits';
import { type Risk, unbounded } from '../../../server/cap/cap.moves';
import { type RoundEvent, roundKind } from '../../../server/round/round.events';
import { type SpinEvent, spinKind } from '../../../server/spin/spin.events';
import {
  decideSupplierClose,
  decideSupplierRollback,
  decideTakeBack,
} from '../../../server/supplier/rounds.decider';
import { decideSupplierBet, decideSupplierWin } from '../../../server/supplier/supplier.decider';
import { type TransferEvent, transferKind } from '../../../server/supplier/transfer.events';
import { after, given } from '../../support/decider';
import { ann, inside, laws } from '../../support/gate';
import { ANN, at, BEN, NOW, purse } from '../../support/states';

const stakes = { wallet: ANN, game: 'game_dice', currency: 'COINS' };
const sitting = { ...stakes, expiresAt: at(GAME_SESSION_MS), ...ann };
const move = { tx: 'tx_2', round: 'round_1', at: NOW };
const order = { ...move, supplier: 'acme', amount: 5, maxWin: 100, sitting, laws, risk: unbounded };
const whole = { ...move, wallet: ANN };
const win = { ...move, amount: 0, jackpot: 0, closes: true };
const bet: Extract<RoundEvent, { type: 'round.bet' }> = {
  type: 'round.bet',
  tx: 'tx_1',
  at: NOW,
  ...stakes,
  supplier: 'acme',
  most: 1_000,
  stake: 10,
  bet: null,
  outcome: null,
  pays: 0,
};
const staked = (tx = 'tx_2', stake = 15): RoundEvent => ({
  ...{ type: 'round.staked', tx, at: NOW, amount: 5, most: 500, ...stakes, stake },
});
const paid = (amount: number, more: object = {}): RoundEvent => ({
  ...{ type: 'round.paid', tx: 'tx_2', at: NOW, amount, ...stakes, stake: 10, ...more },
});
const won = (amount: number, more: object = {}): RoundEvent => ({
  ...{ type: 'round.won', tx: 'tx_2', at: NOW, amount, ...stakes, stake: 10, ...more },
});
const returned = (named: string, amount: number, stake: number): RoundEvent => ({
  ...{ type: 'round.returned', tx: 'tx_2', at: NOW, bet: named, amount, ...stakes, stake },
});
const rolledBack: RoundEvent = { type: 'round.rolledBack', tx: 'tx_2', at: NOW };
const recorded = (op: TransferEvent['op'], amount: number, more: object = {}): TransferEvent => ({
  ...{ type: 'transfer.recorded', op, round: 'round_1', amount, at: NOW, ...more },
});
type Kind = 'gameBet' | 'gameWin' | 'gameRefund' | 'gameJackpot';
const moved = (kind: Kind, amount: number, balance: number, more: object = {}) =>
  ({
    type: 'wallet.moved',
    id: 'tx_2',
    kind,
    currency: 'COINS',
    amount,
    balance,
    against: 'house',
    reference: 'round_1',
    delay: 0,
    ...more,
  }) as const;
const standing = (...events: readonly RoundEvent[]) => ({
  transfer: transferKind.initial,
  round: after(roundKind, bet, ...events),
  wallet: purse({ COINS: 100 }),
  spin: spinKind.initial,
  target: transferKind.initial,
});
const asking = (...events: readonly RoundEvent[]) => ({ ...standing(...events), ...inside });

test('a round takes further bets while it is open', () => {
  given(asking())
    .when((states) => decideSupplierBet(states, order))
    .thenHappens(
      {
        transfer: [recorded('bet', 5)],
        round: [staked()],
        wallet: [moved('gameBet', -5, 95)],
      },
      null,
    );
  given({ ...asking(), wallet: purse({ COINS: 4 }) })
    .when((states) => decideSupplierBet(states, order))
    .thenRefused('insufficient-amount', { balance: 4, amount: 5 });
  given(asking(won(0)))
    .when((states) => decideSupplierBet(states, order))
    .thenRefused('round-closed');
});

test('all bets of a round together win no more than the house lets one, nor open rounds more', () => {
  const further = (risk: Risk) =>
    given(asking()).when((states) => decideSupplierBet(states, { ...order, risk }));
  // The first may win 1,000, this one 500.
  further({ cap: { winMost: 1_499 }, open: 0 }).thenRefused('win-capped', { winMost: 1_499 });
  further({ cap: { openMost: 2_000 }, open: 1_501 }).thenRefused('exposure-reached', {
    openMost: 2_000,
    left: 499,
  });
  for (const risk of [
    { cap: { winMost: 1_500 }, open: 0 },
    { cap: { openMost: 2_000 }, open: 1_500 },
  ])
    further(risk).thenHappens(
      { transfer: [recorded('bet', 5)], round: [staked()], wallet: [moved('gameBet', -5, 95)] },
      null,
    );
});

test('a further bet comes from the session that opened the round', () => {
  for (const other of [{ wallet: BEN }, { game: 'game_other' }, { currency: 'FUN' }])
    given(asking())
      .when((states) => decideSupplierBet(states, { ...order, sitting: { ...sitting, ...other } }))
      .thenRefused('conflict');
});

test('the repetition of a further bet is silent, of one that was taken back loud', () => {
  const known = { transfer: after(transferKind, recorded('bet', 5)) };
  given({ ...asking(staked()), ...known })
    .when((states) => decideSupplierBet(states, order))
    .thenNothing(null);
  given({ ...asking(staked(), returned('tx_2', 5, 10)), ...known })
    .when((states) => decideSupplierBet(states, order))
    .thenRefused('round-closed');
});

test('a round has so many bets and no more', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, n) => staked(`more_${n}`, 10 + (n + 1) * 5));
  const ok = decideSupplierBet(asking(...many(ROUND_BETS_MAX - 2)), order);
  expect(ok).toHaveProperty('events');
  given(asking(...many(ROUND_BETS_MAX - 1)))
    .when((states) => decideSupplierBet(states, order))
    .thenRefused('step-illegal', { bets: ROUND_BETS_MAX });
});

test('a win that leaves the round open is paid, and repeated in silence', () => {
  given(standing())
    .when((states) => decideSupplierWin(states, { ...win, amount: 30, closes: false }))
    .thenHappens(
      {
        transfer: [recorded('win', 30, { open: true })],
        round: [paid(30)],
        wallet: [moved('gameWin', 30, 130)],
      },
      null,
    );
  const known = { transfer: after(transferKind, recorded('win', 30, { open: true })) };
  given({ ...standing(paid(30)), ...known })
    .when((states) => decideSupplierWin(states, { ...win, amount: 30, closes: false }))
    .thenNothing(null);
  given({ ...standing(paid(30)), ...known })
    .when((states) => decideSupplierWin(states, { ...win, amount: 30 }))
    .thenRefused('conflict', {
      recorded: { op: 'win', round: 'round_1', amount: 30, open: true },
    });
  given(standing(won(0)))
    .when((states) => decideSupplierWin(states, { ...win, amount: 30, closes: false }))
    .thenRefused('round-closed');
});

test('the last win says all that the round won, and moves its own part', () => {
  given(standing(paid(30)))
    .when((states) => decideSupplierWin(states, { ...win, amount: 12 }))
    .thenHappens(
      {
        transfer: [recorded('win', 12)],
        round: [won(42)],
        wallet: [moved('gameWin', 12, 112)],
      },
      null,
    );
});

test('the most a round may win counts all its bets and all its wins', () => {
  // 1,000 of the first bet, 500 of the second.
  for (const closes of [false, true]) {
    given(standing(staked(), paid(1_400)))
      .when((states) => decideSupplierWin(states, { ...win, amount: 101, closes }))
      .thenRefused('win-too-large', { field: 'amount', most: 1_500 });
    const most = decideSupplierWin(standing(staked(), paid(1_400)), {
      ...win,
      amount: 100,
      closes,
    });
    expect(most).toHaveProperty('events');
  }
});

test('a jackpot is paid beside the win where its game has one, to its most', () => {
  const jackpots = { ...standing(), round: after(roundKind, { ...bet, jackpotMost: 9_000 }) };
  given(jackpots)
    .when((states) => decideSupplierWin(states, { ...win, amount: 1_000, jackpot: 9_000 }))
    .thenHappens(
      {
        transfer: [recorded('win', 1_000, { jackpot: 9_000 })],
        round: [won(1_000, { jackpot: 9_000 })],
        wallet: [
          moved('gameWin', 1_000, 1_100),
          moved('gameJackpot', 9_000, 10_100, { id: 'tx_2-jackpot' }),
        ],
      },
      null,
    );
  given(jackpots)
    .when((states) => decideSupplierWin(states, { ...win, jackpot: 9_001 }))
    .thenRefused('win-too-large', { field: 'jackpot', most: 9_000 });
  given({
    ...jackpots,
    round: after(roundKind, { ...bet, jackpotMost: 9_000 }, paid(0, { jackpot: 8_000 })),
  })
    .when((states) => decideSupplierWin(states, { ...win, jackpot: 1_001, closes: false }))
    .thenRefused('win-too-large', { field: 'jackpot', most: 9_000 });
  given(standing())
    .when((states) => decideSupplierWin(states, { ...win, jackpot: 1 }))
    .thenRefused('win-too-large', { field: 'jackpot', most: 0 });
});

test('a round is closed with what it has won', () => {
  given(standing(paid(30)))
    .when((states) => decideSupplierClose(states, move))
    .thenHappens({ transfer: [recorded('close', 0)], round: [won(30)] }, null);
  given({ ...standing(won(0)), transfer: after(transferKind, recorded('close', 0)) })
    .when((states) => decideSupplierClose(states, move))
    .thenNothing(null);
  for (const ended of [won(0, { tx: 'tx_1' }), rolledBack])
    given(standing(ended))
      .when((states) => decideSupplierClose(states, move))
      .thenRefused('round-closed');
  given({ ...standing(), round: roundKind.initial })
    .when((states) => decideSupplierClose(states, move))
    .thenRefused('not-found');
});

const known = (round = 'round_1'): TransferEvent => ({ ...recorded('bet', 10), round });
const back = { ...whole, bet: 'tx_1' };
const named = (...events: readonly RoundEvent[]) => ({
  ...standing(...events),
  target: after(transferKind, known()),
});

test('one bet of several is taken back, once', () => {
  given(named(staked('tx_9')))
    .when((states) => decideSupplierRollback(states, back))
    .thenHappens(
      {
        transfer: [recorded('rollback', 0, { bet: 'tx_1' })],
        round: [returned('tx_1', 10, 5)],
        wallet: [moved('gameRefund', 10, 110)],
      },
      null,
    );
  given(named(staked('tx_9'), returned('tx_1', 10, 5)))
    .when((states) => decideSupplierRollback(states, back))
    .thenHappens({ transfer: [recorded('rollback', 0, { bet: 'tx_1' })] }, null);
  given({
    ...named(staked('tx_9')),
    transfer: after(transferKind, recorded('rollback', 0, { bet: 'tx_1' })),
  })
    .when((states) => decideSupplierRollback(states, back))
    .thenNothing(null);
});

test('the last bet that stands takes the round back', () => {
  given(named())
    .when((states) => decideSupplierRollback(states, back))
    .thenHappens(
      {
        transfer: [recorded('rollback', 0, { bet: 'tx_1' })],
        round: [rolledBack],
        wallet: [moved('gameRefund', 10, 110)],
      },
      null,
    );
});

test('what was paid stands: no bet is taken back under it', () => {
  given(named(staked('tx_9'), paid(501)))
    .when((states) => decideSupplierRollback(states, back))
    .thenRefused('round-paid', { paid: 501, most: 500 });
  expect(decideSupplierRollback(named(staked('tx_9'), paid(500)), back)).toHaveProperty('events');
  given(standing(paid(1)))
    .when((states) => decideSupplierRollback(states, whole))
    .thenRefused('round-paid', { paid: 1 });
  given(named(won(0)))
    .when((states) => decideSupplierRollback(states, back))
    .thenRefused('round-closed');
});

test('a bet that nobody has seen is refused when it comes; one of another round is not theirs', () => {
  given({ ...named(), target: transferKind.initial })
    .when((states) => decideSupplierRollback(states, back))
    .thenHappens(
      { target: [recorded('void', 0)], transfer: [recorded('rollback', 0, { bet: 'tx_1' })] },
      null,
    );
  given({ ...asking(), transfer: after(transferKind, recorded('void', 0)) })
    .when((states) => decideSupplierBet(states, order))
    .thenRefused('round-closed');
  given({ ...named(), target: after(transferKind, recorded('void', 0)) })
    .when((states) => decideSupplierRollback(states, back))
    .thenHappens({ transfer: [recorded('rollback', 0, { bet: 'tx_1' })] }, null);
  for (const other of [known('round_2'), recorded('win', 10)])
    given({ ...named(), target: after(transferKind, other) })
      .when((states) => decideSupplierRollback(states, back))
      .thenRefused('conflict');
});

const granted: SpinEvent = {
  ...{ type: 'spin.granted', player: ANN, game: 'game_dice', source: 'house', currency: 'COINS' },
  ...{ stake: 5, total: 1, expires: at(GAME_SESSION_MS), at: NOW },
};
const spun = { player: ANN, currency: 'COINS', stake: 5, round: 'round_1', at: NOW };
const used: SpinEvent = { type: 'spin.used', ...spun, isFirst: true };
const free = { ...order, free: 'spin_1' };

test('a free round is staked by its grant, and wins for its player', () => {
  const fresh = { ...asking(), round: roundKind.initial, wallet: purse({ COINS: 0 }) };
  const opened: RoundEvent = { ...bet, tx: 'tx_2', stake: 5, most: 500, free: 'spin_1' };
  given({ ...fresh, spin: after(spinKind, granted) })
    .when((states) => decideSupplierBet(states, free))
    .thenHappens(
      { transfer: [recorded('bet', 5, { free: 'spin_1' })], round: [opened], spin: [used] },
      null,
    );
  for (const [spin, code, params] of [
    [spinKind.initial, 'not-found', undefined],
    [after(spinKind, { ...granted, player: BEN }), 'not-found', undefined],
    [after(spinKind, { ...granted, stake: 6 }), 'stake-refused', { field: 'stake' }],
    [after(spinKind, granted, used), 'step-illegal', { left: 0 }],
  ] as const)
    given({ ...fresh, spin })
      .when((states) => decideSupplierBet(states, free))
      .thenRefused(code, params);
});

test('a free bet is the first and only one of its round', () => {
  given({ ...asking(), spin: after(spinKind, granted) })
    .when((states) => decideSupplierBet(states, free))
    .thenRefused('step-illegal', { field: 'free' });
  given({ ...asking(), round: after(roundKind, { ...bet, free: 'spin_1' }) })
    .when((states) => decideSupplierBet(states, order))
    .thenRefused('step-illegal', { field: 'round' });
});

test('a free round that is taken back is to be had again', () => {
  const playing = {
    ...standing(),
    round: after(roundKind, { ...bet, free: 'spin_1' }),
    spin: after(spinKind, granted, used),
  };
  const again: SpinEvent = { type: 'spin.returned', ...spun };
  given(playing)
    .when((states) => decideSupplierRollback(states, whole))
    .thenHappens({ transfer: [recorded('rollback', 0)], round: [rolledBack], spin: [again] }, null);
  expect(after(spinKind, granted, used, again).used).toBe(0);
  const { transfer: _, target: __, ...forgotten } = playing;
  const taken = { by: 'operator', why: 'forgotten' };
  given(forgotten)
    .when((states) => decideTakeBack(states, 'round_1', { ...taken, at: NOW }))
    .thenHappens(
      { round: [{ ...rolledBack, tx: 'round_1-rollback', ...taken }], spin: [again] },
      null,
    );
});
