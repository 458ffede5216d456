import { expect, test } from 'vitest';
import {
  decideAct,
  decideBet,
  decideRollback,
  decideWin,
} from '../../../server/round/round.decider';
import { choicesOf, type RoundState, roundKind } from '../../../server/round/round.events';
import { type WalletState, walletKind } from '../../../server/wallet/wallet.events';

const at = '2026-11-20T20:00:00.000Z';
const bet: Parameters<typeof decideBet>[2] = {
  tx: 'bet',
  at,
  wallet: 'player_ann1',
  game: 'game_ladder',
  currency: 'COINS',
  stake: 10,
  bet: {},
  outcome: {},
  pays: 20,
};

interface Moment {
  round: RoundState;
  wallet: WalletState;
}

/** What a decision makes of a moment; a refusal is a failed test. */
const after = (moment: Moment, decision: ReturnType<typeof decideBet>): Moment => {
  if ('refused' in decision) throw new Error(decision.refused.code);
  const { round = [], wallet = [] } = decision.events;
  return {
    round: round.reduce(roundKind.evolve, moment.round),
    wallet: wallet.reduce(walletKind.evolve, moment.wallet),
  };
};

const start: Moment = {
  round: roundKind.initial,
  wallet: { balances: { COINS: 100 }, coinsEarned: 0 },
};
const act = (moment: Moment, raise: number, choices: string[] = []) =>
  decideAct(moment, 'round', {
    tx: `act-${moment.round.actions.length}`,
    at,
    turn: moment.round.actions.length,
    action: { kind: 'double' },
    play: () => ({ state: null, outcome: {}, choices, pays: 40, raise }),
  });

test('a rollback gives back what the bet and every later step staked', () => {
  const open = after(start, decideBet(start, 'round', { ...bet, choices: ['double'] }));
  const doubled = after(open, act(open, 15, ['double']));
  expect(doubled.wallet.balances).toEqual({ COINS: 75 });
  const back = after(doubled, decideRollback(doubled, 'round', 'back', at));
  expect([back.wallet.balances, back.round.phase]).toEqual([{ COINS: 100 }, 'rolled back']);
});

test('the jackpot is a movement of its own against its own account, and counts as earned', () => {
  const open = after(start, decideBet(start, 'round', { ...bet, jackpot: 5_000 }));
  const decision = decideWin(open, 'round', { tx: 'win', at });
  expect('events' in decision && decision.events.wallet).toMatchObject([
    { id: 'win', kind: 'gameWin', amount: 20, balance: 110, against: 'house' },
    { id: 'win-jackpot', kind: 'gameJackpot', amount: 5_000, balance: 5_110, against: 'jackpot' },
  ]);
  expect(after(open, decision).wallet.coinsEarned).toBe(5_020);
});

test('the rules of a later step may not win a jackpot: its amount was fixed with the bet', () => {
  const open = after(start, decideBet(start, 'round', { ...bet, choices: ['double'] }));
  const play = () => ({ state: null, outcome: {}, choices: [], pays: 0, jackpot: true });
  const wish = { tx: 'act', at, turn: 0, action: {}, play };
  expect(() => decideAct(open, 'round', wish)).toThrow('jackpot');
});

test('a third party names what its round won; another amount under the same name is refused', () => {
  const open = after(start, decideBet(start, 'round', { ...bet, supplier: 'acme', pays: 0 }));
  const won = after(open, decideWin(open, 'round', { tx: 'win', at, amount: 33 }));
  expect(won.wallet.balances).toEqual({ COINS: 123 });
  expect(decideWin(won, 'round', { tx: 'win', at, amount: 33 })).toEqual({
    events: {},
    answer: null,
  });
  expect(decideWin(won, 'round', { tx: 'another', at, amount: 33 })).toMatchObject({
    refused: { code: 'round-closed' },
  });
});

test('a bet from before rounds had steps reads as decided, and pays', () => {
  // What the log of the first storey holds, word for word.
  const old = {
    type: 'round.bet',
    ...bet,
    fairness: { commit: 'c', clientSeed: 's', nonce: 0, seat: 'seat', seedIndex: 0 },
  } as const;
  const round = roundKind.evolve(roundKind.initial, old);
  expect([choicesOf(round), round.staked, round.actions]).toEqual([[], 10, []]);
  const moment = { round, wallet: start.wallet };
  expect(act(moment, 0)).toMatchObject({ refused: { code: 'step-illegal' } });
  expect(after(moment, decideWin(moment, 'round', { tx: 'win', at })).wallet.balances).toEqual({
    COINS: 120,
  });
});
