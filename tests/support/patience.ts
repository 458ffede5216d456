/**
 * How long a test waits for what does not come, in milliseconds. Nothing waits this long for what
 * comes: a generous limit costs a green run nothing, and a tight one is red beside other work.
 */

/** One look of a poll that looks again. */
export const GLANCE_MS = 1_000;
/** For what is to show: longer than all attempts of the hub to come back [§9 Hub]. */
export const WAIT_MS = 60_000;
/** For a flight that everybody waits for: the longest one, and the time between two. */
export const FLIGHT_MS = 80_000;
/** A test, or what stands before it; a first start of the database makes its cluster. */
export const TEST_MS = 120_000;
/** A person's way through the built platform, with several such waits. */
export const JOURNEY_MS = 240_000;
/** A way of so many steps, each a page, a deed and a look: eight fit into a journey. */
export const wayMs = (steps: number): number => JOURNEY_MS * Math.max(1, steps / 8);
/** A test of thousands of cases, or of processes that are killed again and again. */
export const LONG_MS = 600_000;
/** A new noun, for which every room is compiled and vitest is started three times. */
export const SCAFFOLD_MS = 2 * LONG_MS;
/** So many kills one after the other: twenty fit into a long test, whatever else the machine does. */
export const killingMs = (kills: number): number => LONG_MS * Math.max(1, kills / 20);
