import { SLOT_LAND_MS, SLOT_LOOK_MS } from '../slot/slot.timing';

/** How long a roll's puck climbs, and how long its place is looked at. */
export const DICE_REVEAL_MS = 900;

/**
 * How long each step of an outcome is shown, in milliseconds: a slot has one step per spin, other
 * games one. A round machine waits step by step and passes the number of the step as `shown`;
 * with reduced motion it may wait a shorter time, since nothing moves.
 */
export const revealSteps = (engine: string, outcome: unknown): readonly number[] => {
  if (engine !== 'slot') return [DICE_REVEAL_MS];
  const spins = (outcome as { spins?: { pays: number }[] } | null)?.spins ?? [];
  return spins.map((spin) => SLOT_LAND_MS + (spin.pays > 0 ? SLOT_LOOK_MS : 0));
};
