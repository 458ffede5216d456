import { expect, test } from 'vitest';
import { problem } from '../../../contract/problems';
import { spinPlace } from '../../../server/spin/spin.catalogue';
import { type SpinEvent, spinKind } from '../../../server/spin/spin.events';
import { grantSpins, spendSpin } from '../../../server/spin/spin.moves';
import { after } from '../../support/decider';
import { ANN, at as after_, NOW as at, BEN } from '../../support/states';

const DAY = 24 * 60 * 60 * 1_000;
const place = { game: 'game_wheel', stake: 20 };
const grant = { player: ANN, source: 'level', ...place, total: 2, at } as const;
const granted: SpinEvent = {
  type: 'spin.granted',
  player: ANN,
  source: 'level',
  ...place,
  currency: 'COINS',
  total: 2,
  expires: after_(30 * DAY),
  at,
};
const order = { wallet: ANN, ...place, currency: 'COINS', round: 'round_1', at };
const used = (isFirst: boolean): SpinEvent => ({
  type: 'spin.used',
  player: ANN,
  currency: 'COINS',
  stake: 20,
  isFirst,
  round: 'round_1',
  at,
});
const state = (...events: SpinEvent[]) => after(spinKind, ...events);

test('a grant is made once', () => {
  expect(grantSpins(state(), grant)).toEqual(granted);
  expect(grantSpins(state(granted), grant)).toBeUndefined();
});

test('as many are used as were granted, and no more', () => {
  expect(spendSpin(state(granted), order)).toEqual(used(true));
  expect(spendSpin(state(granted, used(true)), order)).toEqual(used(false));
  expect(spendSpin(state(granted, used(true), used(false)), order)).toEqual({
    refused: problem('step-illegal', { left: 0 }),
  });
});

test('none is used once their time is over', () => {
  expect(spendSpin(state(granted), { ...order, at: after_(30 * DAY - 1) })).toHaveProperty(
    'type',
    'spin.used',
  );
  expect(spendSpin(state(granted), { ...order, at: after_(30 * DAY) })).toEqual({
    refused: problem('step-illegal', { expired: after_(30 * DAY) }),
  });
});

test('another’s, of another game, in another currency, at another stake: each is refused', () => {
  const refusal = (given: object) => {
    const spent = spendSpin(state(granted), { ...order, ...given });
    return 'refused' in spent ? spent.refused.code : undefined;
  };
  expect(refusal({ wallet: BEN })).toBe('not-found');
  expect(refusal({ game: 'game_other' })).toBe('not-found');
  expect(refusal({ currency: 'USD' })).toBe('not-found');
  expect(refusal({ stake: 40 })).toBe('stake-refused');
  expect(spendSpin(state(), order)).toEqual({ refused: problem('not-found') });
});

test('the promotion account pays the house each stake, and nothing for a grant', () => {
  const { postings } = spinKind;
  expect(postings?.('spins_1', granted)).toEqual([]);
  expect(postings?.('spins_1', used(true))).toEqual([
    { account: 'promo', currency: 'COINS', amount: -20 },
    { account: 'house', currency: 'COINS', amount: 20 },
  ]);
});

test('each slot has its turn, at a stake that it takes', () => {
  const turns = Array.from({ length: 12 }, (_, turn) => spinPlace(turn));
  expect(new Set(turns.map(({ game }) => game)).size).toBe(6);
  expect(turns.every(({ stake }) => stake > 0)).toBe(true);
  expect(turns[6]).toEqual(turns[0]);
});
