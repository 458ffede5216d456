import { type Problem, problem } from '../../contract/problems';
import type { PlayerState } from '../player/player.events';
import { accept, type Decision, refuse } from '../store/decision';
import type { StaffStep } from './ticket.decider';
import type { TicketEvent, TicketState } from './ticket.events';

interface Parting {
  /** What was merged, and into which. */
  ticket: TicketState;
  into: TicketState;
  player: Pick<PlayerState, 'account'>;
}

const faultOf = ({ ticket, into, player }: Parting, to: string): Problem | undefined => {
  const isErased = ticket.player !== undefined && player.account === undefined;
  if (ticket.phase === 'none' || isErased) return problem('not-found');
  if (ticket.mergedInto === undefined || ticket.mergedInto !== to) return problem('step-illegal');
  // The merge that came last is taken back first.
  return into.mergedInto === undefined ? undefined : problem('ticket-merged');
};

/**
 * Takes the merge of a ticket back [decision 186]: it is open again and waits for support, whose
 * mistake it was; the other stands as it does.
 */
export const decideSplitTicket = (
  parting: Parting,
  { part, to }: { part: string; to: string },
  by: StaffStep,
): Decision<{ ticket: TicketEvent[]; into: TicketEvent[] }, null> => {
  const fault = faultOf(parting, to);
  if (fault !== undefined) return refuse(fault);
  const { player } = parting.ticket;
  const of = player === undefined ? {} : { player };
  return accept(
    {
      ticket: [{ type: 'ticket.split', ...of, from: to, ...by }],
      into: [{ type: 'ticket.parted', ...of, part, ...by }],
    },
    null,
  );
};
