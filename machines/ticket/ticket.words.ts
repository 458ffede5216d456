import type { Ticket, TicketCounts } from '../../contract/ticket';
import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';
import type { RouteShown } from '../router/router.words';
import type { TicketAddress } from './ticket.rules';

/** Hub: one of the player’s tickets was answered, or changed. */
export interface TicketChanged {
  type: 'ticket.changed';
  id: string;
  /** Absent where it is none of the player’s. */
  ticket?: Ticket | undefined;
  counts: TicketCounts;
}

type TicketFact =
  | { type: 'ticket.loaded'; ticket: Ticket }
  | { type: 'ticket.missing' }
  /** A guest's link was renewed since: what it opened was put together with others. */
  | { type: 'ticket.renewed' };

export type TicketEvent =
  | TicketFact
  | TicketChanged
  /** A message of the reader’s own was taken. */
  | { type: 'ticket.written' }
  /** It was resolved or rated by its reader. */
  | { type: 'ticket.resolved' }
  /** What is shown is not all of it any more. */
  | { type: 'ticket.outdated' }
  /** When it last changed, as a beat heard it; absent where it can be read no more. */
  | { type: 'ticket.moved'; updatedAt?: string | undefined }
  | { type: 'ticket.retry' }
  | { type: 'hub.skipped' }
  | RouteShown
  | SessionFact
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    ticket: TicketEvent;
  }
}

export const ticketPorts = {
  /** GET /ticket/{id} [§7 B]. */
  'ticket.load': port<TicketAddress, TicketFact>('ticket.load'),
};
