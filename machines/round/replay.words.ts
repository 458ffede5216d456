import type { PortFailed } from '../kit/port';

export type ReplayEvent =
  /** From its bet on. */
  | { type: 'replay.again' }
  /** To its end at once. */
  | { type: 'replay.skip' }
  /** `steps` are the lengths of an outcome's show, in milliseconds. */
  | { type: 'table.timed'; steps: readonly number[] }
  | PortFailed;

declare module '../kit/controls' {
  interface Controls {
    /** `outcomes` are how the round stood after its bet and after each step, the last one decided. */
    replay: {
      engine: string;
      outcomes: readonly unknown[];
      /** How long it stands before each step of its player, in milliseconds. */
      standMs: number;
      /** Nothing moves until it is asked for. */
      isCalm: boolean;
    };
  }
}
