import type { StaffResource } from '../../contract/staff.rules';
import type { Json, StreamKind } from '../store/stream';

/**
 * What a member of staff did, `deed:{id}`: recorded with what it changed, in one step, so it stands in the
 * same chain of hashes and neither is ever there without the other [decision 142].
 */
export interface DeedEvent {
  type: 'deed.done';
  staff: string;
  name: string;
  role: string;
  /** The call: `approveWithdrawal`. */
  deed: string;
  resource: StaffResource;
  subject: string;
  before?: Json;
  after?: Json;
  why: string;
  at: string;
}

export const deedKind: StreamKind<{ isDone: boolean }, DeedEvent> = {
  name: 'deed',
  initial: { isDone: false },
  evolve: () => ({ isDone: true }),
};
