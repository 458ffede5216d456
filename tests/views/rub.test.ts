import { expect, test } from 'vitest';
import { isOff, type Rubbed, rubbed } from '../../src/views/scratcher/rub';

const none: Rubbed = new Set();

test('a touch takes a little off, a line what lies along it, and nothing comes back', () => {
  const touched = rubbed(none, { x: 0.5, y: 0.5 }, { x: 0.5, y: 0.5 });
  expect(touched.size).toBeGreaterThan(0);
  const line = rubbed(touched, { x: 0, y: 0.1 }, { x: 1, y: 0.1 });
  expect(line.size).toBeGreaterThan(touched.size + 13);
  expect([...touched].every((field) => line.has(field))).toBe(true);
  expect(isOff(line)).toBe(false);
});

test('enough is off when the finger went over the card, there and back', () => {
  let foil = none;
  for (let y = 0.05; y < 1; y += 0.15) foil = rubbed(foil, { x: 0, y }, { x: 1, y });
  expect(isOff(foil)).toBe(true);
});

test('beside the card nothing comes off', () => {
  expect(rubbed(none, { x: 2, y: 2 }, { x: 3, y: 2 }).size).toBe(0);
});
