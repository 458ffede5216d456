import { expect, test } from 'vitest';
import { chords, noises, pulses } from '../../../src/app/sound/tones';

test('what is no win is neither heard nor felt, and each tier is more than the one below', () => {
  expect([chords[0], pulses[0]]).toEqual([[], []]);
  const lengths = [chords[1], chords[2], chords[3]].map(({ length }) => length);
  expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
  expect(new Set(lengths).size).toBe(3);
});

test('every tone is a short one that a ramp can reach: no pitch and no level of nothing', () => {
  for (const tone of [...Object.values(noises), ...Object.values(chords)].flat()) {
    expect(Math.min(tone.pitch, tone.glide ?? tone.pitch, tone.level)).toBeGreaterThan(0);
    expect(tone.length).toBeGreaterThan(0.01);
    expect(tone.length).toBeLessThan(0.5);
  }
});
