import { test } from 'vitest';
import { decideReward } from '../../../server/level/level.decider';
import { levelKind } from '../../../server/level/level.events';
import { scratcherKind } from '../../../server/scratcher/scratcher.events';
import { spinKind } from '../../../server/spin/spin.events';
import { after, given } from '../../support/decider';
import { timedOut, unprotected } from '../../support/protection';
import { ANN, NOW as at } from '../../support/states';

const cards = { player: ANN, typeId: 'neon-nights', commits: ['c0'], at };
const reward = (level: number, thresholds: readonly number[] = []) => ({
  level,
  movement: 'level_m1',
  place: { game: 'game_wheel', stake: 20 },
  thresholds,
  ...cards,
});
const reached = (level: number) => ({
  type: 'level.reached' as const,
  level,
  coins: 100 * level,
  at,
});
const states = (coinsEarned: number, ...levels: number[]) => ({
  wallet: { balances: {}, coinsEarned },
  level: after(levelKind, ...levels.map(reached)),
  protection: unprotected,
  scratcher: scratcherKind.initial,
  spin: spinKind.initial,
});
const granted = {
  type: 'scratcher.granted' as const,
  player: ANN,
  typeId: 'neon-nights',
  source: 'level' as const,
  commits: ['c0'],
  at,
};

const spins = {
  type: 'spin.granted' as const,
  player: ANN,
  game: 'game_wheel',
  source: 'level' as const,
  currency: 'COINS',
  stake: 20,
  total: 10,
  expires: '2026-12-20T20:00:00.000Z',
  at,
};
const paid = (coins: number) => ({
  type: 'wallet.moved' as const,
  id: 'level_m1',
  kind: 'achievement' as const,
  currency: 'COINS',
  amount: coins,
  balance: coins,
  against: 'promo' as const,
  reference: 'level_m1',
  delay: 0,
});
/** What a level brings. */
const brought = (level: number) => ({
  level: [reached(level)],
  wallet: [paid(100 * level)],
  scratcher: [granted],
  spin: [spins],
});

test('a level is rewarded when its coins are earned, and not a coin before', () => {
  given(states(999))
    .when((given_) => decideReward(given_, reward(2)))
    .thenNothing(null);
  given(states(1_000))
    .when((given_) => decideReward(given_, reward(2)))
    .thenHappens(brought(2), null);
});

test('levels are rewarded in their order, each once', () => {
  given(states(3_000))
    .when((given_) => decideReward(given_, reward(3)))
    .thenNothing(null);
  given(states(3_000, 2))
    .when((given_) => decideReward(given_, reward(2)))
    .thenNothing(null);
  given(states(3_000, 2))
    .when((given_) => decideReward(given_, reward(3)))
    .thenHappens(brought(3), null);
});

test('the platform’s own thresholds count, and past the last one there is no level', () => {
  given(states(10))
    .when((given_) => decideReward(given_, reward(2, [10])))
    .thenHappens(brought(2), null);
  given(states(1_000_000, 2))
    .when((given_) => decideReward(given_, reward(3, [10])))
    .thenNothing(null);
});

test('cards that are there already are not granted again', () => {
  given({ ...states(1_000), scratcher: after(scratcherKind, granted) })
    .when((given_) => decideReward(given_, reward(2)))
    .thenHappens({ level: [reached(2)], wallet: [paid(200)], spin: [spins] }, null);
});

test('who timed out has it with the next win after that', () => {
  given({ ...states(1_000), protection: timedOut })
    .when((given_) => decideReward(given_, reward(2)))
    .thenNothing(null);
});
