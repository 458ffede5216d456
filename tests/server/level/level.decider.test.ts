import { test } from 'vitest';
import { decideReward } from '../../../server/level/level.decider';
import { levelKind } from '../../../server/level/level.events';
import { scratcherKind } from '../../../server/scratcher/scratcher.events';
import { after, given } from '../../support/decider';
import { ANN, NOW as at } from '../../support/states';

const cards = { player: ANN, typeId: 'neon-nights', commits: ['c0'], at };
const reward = (level: number, thresholds: readonly number[] = []) => ({
  level,
  thresholds,
  ...cards,
});
const reached = (level: number) => ({ type: 'level.reached' as const, level, at });
const states = (coinsEarned: number, ...levels: number[]) => ({
  wallet: { balances: {}, coinsEarned },
  level: after(levelKind, ...levels.map(reached)),
  scratcher: scratcherKind.initial,
});
const granted = {
  type: 'scratcher.granted' as const,
  player: ANN,
  typeId: 'neon-nights',
  source: 'level' as const,
  commits: ['c0'],
  at,
};

test('a level is rewarded when its coins are earned, and not a coin before', () => {
  given(states(999))
    .when((given_) => decideReward(given_, reward(2)))
    .thenNothing(null);
  given(states(1_000))
    .when((given_) => decideReward(given_, reward(2)))
    .thenHappens({ level: [reached(2)], scratcher: [granted] }, null);
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
    .thenHappens({ level: [reached(3)], scratcher: [granted] }, null);
});

test('the platform’s own thresholds count, and past the last one there is no level', () => {
  given(states(10))
    .when((given_) => decideReward(given_, reward(2, [10])))
    .thenHappens({ level: [reached(2)], scratcher: [granted] }, null);
  given(states(1_000_000, 2))
    .when((given_) => decideReward(given_, reward(3, [10])))
    .thenNothing(null);
});

test('cards that are there already are not granted again', () => {
  given({ ...states(1_000), scratcher: after(scratcherKind, granted) })
    .when((given_) => decideReward(given_, reward(2)))
    .thenHappens({ level: [reached(2)] }, null);
});
