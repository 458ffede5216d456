import { expect, test } from 'vitest';
import { frameOf, frames, levelCoins, levelOf } from '../../contract/level.rules';

test('a level brings a hundred coins times its number, and a thousand at most', () => {
  expect([2, 3, 9, 10, 11, 40].map(levelCoins)).toEqual([200, 300, 900, 1_000, 1_000, 1_000]);
});

test('every second level puts another frame around its player, the last one for good', () => {
  expect([1, 2, 3, 4, 9, 10, 40].map(frameOf)).toEqual([
    undefined,
    'copper',
    'copper',
    'silver',
    'ruby',
    'star',
    'star',
  ]);
  for (const frame of frames) {
    expect(frameOf(levelOf(frame))).toBe(frame);
    expect(frameOf(levelOf(frame) - 1)).not.toBe(frame);
  }
});
