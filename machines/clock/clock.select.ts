import type { SnapshotFrom } from 'xstate';
import type { clockMachine } from './clock.machine';

type Clock = SnapshotFrom<typeof clockMachine>;

/** The time to the second, for countdowns (ms since 1970). */
export const now = (clock: Clock): number => clock.context.at;
/** The time to the minute, for relative times [§9]: one tick a second would redraw every list. */
export const thisMinute = (clock: Clock): number => clock.context.minuteAt;
