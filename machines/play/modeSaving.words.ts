import type { PlayMode } from '../../contract/play.rules';
import type { Problem } from '../../contract/problems';
import type { SessionFact } from '../auth/session.words';
import { type PortFailed, port } from '../kit/port';

export type ModeSavingEvent =
  | SessionFact
  /** What the player plays in from now on. */
  | { type: 'modeSaving.keep'; mode: PlayMode }
  | ModeSavingFact
  | PortFailed;

type ModeSavingFact =
  | { type: 'modeSaving.saved' }
  | { type: 'modeSaving.refused'; problem: Problem };

declare module '../kit/residents' {
  interface Residents {
    modeSaving: ModeSavingEvent;
  }
}

export const modeSavingPorts = {
  /** POST /settings/update [§7 B]. */
  'playMode.save': port<{ mode: PlayMode }, ModeSavingFact>('playMode.save'),
};
