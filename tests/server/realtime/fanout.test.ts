import { expect, test } from 'vitest';
import { benchFanout } from '../../bench/fanout';

test('the fan-out bench reaches every client of every subject', async () => {
  const figures = await benchFanout({ clients: 20, messages: 5, rounds: 1 });
  expect(Object.values(figures.micros).every((micros) => micros > 0)).toBe(true);
  expect(Object.values(figures.ratios).every(Number.isFinite)).toBe(true);
});
