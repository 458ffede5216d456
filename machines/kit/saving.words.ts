import type { Problem } from '../../contract/problems';
import type { SessionFact } from '../auth/session.words';
import type { OutboxEnded } from '../outbox/outbox.words';
import type { PortFailed } from './port';

/** The answers of a saving's port; what the server says besides is the instance's own. */
export type SavingFact<Answer> =
  | { type: 'saving.saved'; answer: Answer }
  | { type: 'saving.refused'; problem: Problem };

export type SavingEvent<Change, Answer> =
  | SessionFact
  | OutboxEnded
  /** One more change of the player's, behind those that are on their way. */
  | { type: 'saving.add'; change: Change }
  | SavingFact<Answer>
  | PortFailed;
