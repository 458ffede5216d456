import { ONLINE_FLOOR, ONLINE_FLOOR_SPREAD, ONLINE_REROLL_MS } from './limits';

/**
 * The online count that is shown [§9, decision 20]: the real one from 50 on; below, while the
 * operator has the floor on, a number from 50 to 70 that changes every five minutes. It follows
 * from the time alone, so that every process and every tab shows the same. `now` in ms.
 */
export const shownOnline = (real: number, hasFloor: boolean, now: number): number => {
  if (!hasFloor || real >= ONLINE_FLOOR) return real;
  const window = Math.floor(now / ONLINE_REROLL_MS);
  const mixed = Math.imul(window ^ (window >>> 15), 0x2c1b3c6d) >>> 0;
  const turned = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39) >>> 0;
  return ONLINE_FLOOR + (turned % (ONLINE_FLOOR_SPREAD + 1));
};
