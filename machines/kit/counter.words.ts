import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import type { PortFailed } from './port';

/** The answer of a counter's port; a list that was told the numbers beside it says so too. */
export interface Counted<Count> {
  type: 'counter.counted';
  count: Count;
}

/** What every counter hears; what outdates or edits its number is its own. */
export type CounterEvent<Count> =
  | SessionFact
  | Counted<Count>
  | { type: 'hub.skipped' }
  /** The hub tells of whatever happens from now on. */
  | { type: 'hub.listening' }
  | ConnectionFound
  | PortFailed;
