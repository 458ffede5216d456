import type { AutoplayPlan } from './autoplay.rules';
import type { Bet } from './play.words';
import type { RoundTold, SeatFreed, SeatStopped } from './show.words';

export type AutoplayEvent =
  | { type: 'autoplay.plan'; plan: Partial<AutoplayPlan> }
  /** Goes on with this stake, in minor units, and this choice. */
  | { type: 'autoplay.start'; stake: number; bet: Bet }
  /** No further bet; the round in hand is played to its end. */
  | { type: 'autoplay.stop' }
  | RoundTold
  | SeatFreed
  | SeatStopped;

declare module '../kit/controls' {
  interface Controls {
    /** Whether the place lets a table play by itself. */
    autoplay: { isAllowed: boolean };
  }
  interface Hearing {
    autoplay: RoundTold | SeatFreed | SeatStopped;
  }
}
