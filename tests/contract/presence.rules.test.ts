import { expect, test } from 'vitest';
import { ONLINE_REROLL_MS } from '../../contract/limits';
import { shownOnline } from '../../contract/presence.rules';

const start = Math.ceil(Date.parse('2026-11-21T00:00:00Z') / ONLINE_REROLL_MS) * ONLINE_REROLL_MS;

test('below fifty a number from 50 to 70 is shown, the real one from fifty on', () => {
  const shown = Array.from({ length: 5_000 }, (_, window) =>
    shownOnline(49, true, start + window * ONLINE_REROLL_MS),
  );
  expect(Math.min(...shown)).toBe(50);
  expect(Math.max(...shown)).toBe(70);
  expect(new Set(shown).size).toBe(21);
  expect(shownOnline(50, true, start)).toBe(50);
  expect(shownOnline(1_234, true, start)).toBe(1_234);
});

test('it stays for five minutes', () => {
  expect(shownOnline(3, true, start)).toBe(shownOnline(40, true, start + ONLINE_REROLL_MS - 1));
});

test('an operator who has the floor off shows the truth', () => {
  expect(shownOnline(3, false, start)).toBe(3);
});
