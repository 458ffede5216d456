/** Draws numbers from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/** The same seed always draws the same picture: FNV-1a into mulberry32. */
export const seeded = (seed: string): Random => {
  let state = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) {
    state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const between = (random: Random, low: number, high: number): number =>
  low + random() * (high - low);

export const pick = <const Items extends readonly [unknown, ...unknown[]]>(
  random: Random,
  items: Items,
): Items[number] => items[Math.floor(random() * items.length)];
