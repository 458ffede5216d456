import type { TicketStep } from '../../contract/lifecycles';
import { reopensFor } from '../../contract/ticket.rules';
import type { TicketState } from './ticket.events';

/** Where a ticket stands in its lifecycle at an instant (ISO 8601). */
export const stepOf = ({ phase, resolvedAt, rated }: TicketState, now: string): TicketStep => {
  if (phase !== 'resolved' || resolvedAt === undefined) return phase;
  if (reopensFor(resolvedAt, now) === 0) return 'closed';
  return rated ? 'rated' : 'resolved';
};
