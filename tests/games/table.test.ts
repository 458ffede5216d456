import { expect, test } from 'vitest';
import { gameRules } from '../../games/engines';
import { DICE_REVEAL_MS, revealSteps, SLOT_LAND_MS, SLOT_LOOK_MS } from '../../games/show.rules';
import { stakeBeside } from '../../src/games/table/table';
import { dealt } from './dealt';

test('a slot shows each of its spins, the winning ones longer; a roll is one step', () => {
  const spins = [{ pays: 0 }, { pays: 40 }];
  expect(revealSteps('slot', { spins })).toEqual([SLOT_LAND_MS, SLOT_LAND_MS + SLOT_LOOK_MS]);
  const bet = { direction: 'under', target: 5000 };
  const roll = gameRules('dice', 'high-striker')!.open({ stake: 100, bet }, dealt(1));
  expect(revealSteps('dice', 'outcome' in roll && roll.outcome)).toEqual([DICE_REVEAL_MS]);
  expect(revealSteps('slot', undefined)).toEqual([]);
});

test('the stepper walks the allowed stakes and stops at their ends', () => {
  const stakes = [10, 20, 50];
  expect(stakeBeside(stakes, 20, 1)).toBe(50);
  expect(stakeBeside(stakes, 20, -1)).toBe(10);
  expect(stakeBeside(stakes, 50, 1)).toBeUndefined();
  expect(stakeBeside(stakes, 10, -1)).toBeUndefined();
  expect(stakeBeside(stakes, 33, 1)).toBe(50);
});
