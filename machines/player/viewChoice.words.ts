import type { SessionFact } from '../auth/session.words';
import { type PortFailed, port } from '../kit/port';

/** What stands beside a player's name [§3 User]. */
export type ProfileView = 'flag' | 'level';

export type ViewChoiceEvent =
  | SessionFact
  | { type: 'viewChoice.choose'; view: ProfileView }
  /** What the account says. */
  | { type: 'viewChoice.known'; view: ProfileView }
  | { type: 'viewChoice.saved' }
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    viewChoice: ViewChoiceEvent;
  }
}

export const viewChoicePorts = {
  /** POST /settings/update [§7 B]. */
  'viewChoice.save': port<{ view: ProfileView }, { type: 'viewChoice.saved' }>('viewChoice.save'),
};
