import { type Problem, problem } from '../../contract/problems';
import type { TicketStatus } from '../../contract/ticket';
import type { PlayerState } from '../player/player.events';
import { accept, type Decision, refuse } from '../store/decision';
import type { StaffStep } from './ticket.decider';
import type { TicketEvent, TicketState } from './ticket.events';
import { stepOf } from './ticket.moves';

interface Pair {
  ticket: TicketState;
  into: TicketState;
  player: Pick<PlayerState, 'account'>;
}

/** Which goes into which; of guests, whether both can be reached at the same address. */
export interface Merging {
  from: string;
  to: string;
  isSameContact: boolean;
}

/** What has to be done first is what remains to be done of both. */
const turns: readonly TicketStatus[] = [
  'awaiting_support_reply',
  'awaiting_player_reply',
  'resolved',
];

const faultOf = (
  { ticket, into, player }: Pair,
  { from, to, isSameContact }: Merging,
  at: string,
): Problem | undefined => {
  if (from === to) return problem('ticket-itself');
  const isErased = ticket.player !== undefined && player.account === undefined;
  if (ticket.phase === 'none' || into.phase === 'none' || isErased) return problem('not-found');
  const isSame = ticket.player === undefined ? isSameContact : true;
  if (ticket.player !== into.player || !isSame) return problem('ticket-anothers');
  const steps = [stepOf(ticket, at), stepOf(into, at)];
  if (steps.includes('merged')) return problem('ticket-merged');
  return steps.includes('closed') ? problem('ticket-closed') : undefined;
};

/**
 * Merges a ticket into another of whoever asked it [decision 172]: it ends there, and what either
 * waits for the other waits for. To merge it into the same again is silent.
 */
export const decideMergeTicket = (
  pair: Pair,
  merging: Merging,
  by: StaffStep,
): Decision<{ ticket: TicketEvent[]; into: TicketEvent[] }, null> => {
  const { ticket, into } = pair;
  const { from, to } = merging;
  if (from !== to && ticket.mergedInto === to) return accept({}, null);
  const fault = faultOf(pair, merging, by.at);
  if (fault !== undefined) return refuse(fault);
  const of = ticket.player === undefined ? {} : { player: ticket.player };
  const phase = turns.find((turn) => turn === ticket.phase || turn === into.phase) ?? 'resolved';
  const assignee = into.assignee === undefined ? ticket.assignee : undefined;
  return accept(
    {
      ticket: [{ type: 'ticket.merged', ...of, into: to, ...by }],
      into: [
        {
          ...{ type: 'ticket.joined', ...of, from, phase },
          ...(assignee !== undefined && { assignee }),
          ...by,
        },
      ],
    },
    null,
  );
};
