import type { SessionFact } from '../auth/session.events';
import type { PortFailed } from '../kit/port';

/** What stands beside a player's name [§3 User]. */
export type ProfileView = 'flag' | 'level';

export type ViewChoiceEvent =
  | SessionFact
  | { type: 'viewChoice.choose'; view: ProfileView }
  /** What the account says. */
  | { type: 'viewChoice.known'; view: ProfileView }
  | { type: 'viewChoice.saved' }
  | PortFailed;
