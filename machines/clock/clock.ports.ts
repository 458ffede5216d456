import { port } from '../kit/port';
import type { ClockTicked } from './clock.events';

export const clockPorts = {
  /** Stays open: tells the time once a second. */
  'clock.ticks': port<{ everyMs: number }, ClockTicked>('clock.ticks'),
};
