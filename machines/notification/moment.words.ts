import type { Saying } from '../alert/alerts.words';
import type { SessionFact } from '../auth/session.words';
import type { RoundResumed } from '../play/play.words';
import type { RoundBegun, SeatIdle } from '../play/show.words';

export type MomentEvent =
  | SessionFact
  /** Something was reached that is worth a pause: said once, in the tab that leads. */
  | ({ type: 'moment.reached' } & Saying)
  | RoundBegun
  | RoundResumed
  | SeatIdle;

declare module '../kit/residents' {
  interface Residents {
    moment: MomentEvent;
  }
}
