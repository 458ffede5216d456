import { type PortFailed, port } from '../kit/port';

/** Once a second; `at` in milliseconds since 1970. */
export interface ClockTicked {
  type: 'clock.ticked';
  at: number;
}
/** Once a minute: relative times are written anew. */
export interface MinutePassed {
  type: 'clock.minutePassed';
  at: number;
}
export type ClockEvent = ClockTicked | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    clock: ClockEvent;
  }
}

export const clockPorts = {
  /** Stays open: tells the time once a second. */
  'clock.ticks': port<{ everyMs: number }, ClockTicked>('clock.ticks'),
};
