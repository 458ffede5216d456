import type { TicketStep } from '../../contract/lifecycles';
import { type Grants, mayStaff } from '../../contract/staff.rules';
import { reopensFor } from '../../contract/ticket.rules';
import type { TicketState } from './ticket.events';

/** Where a ticket stands in its lifecycle at an instant (ISO 8601). */
export const stepOf = (
  { phase, resolvedAt, rated, mergedInto }: TicketState,
  now: string,
): TicketStep => {
  if (mergedInto !== undefined) return 'merged';
  if (phase !== 'resolved' || resolvedAt === undefined) return phase;
  if (reopensFor(resolvedAt, now) === 0) return 'closed';
  return rated ? 'rated' : 'resolved';
};

/** Whether a role may see to tickets. */
export const seesToTickets = (grants: Grants): boolean =>
  mayStaff(grants, { resource: 'tickets', right: 'write' });
