import { isEmail } from '../../contract/auth.rules';
import { TICKET_ATTACHMENTS_MAX } from '../../contract/limits';
import { type Problem, problem } from '../../contract/problems';
import type { Grants } from '../../contract/staff.rules';
import type { TicketCategory } from '../../contract/ticket';
import type { PlayerState } from '../player/player.events';
import { accept, type Decision, refuse } from '../store/decision';
import type { KeptFile, TicketEvent, TicketState } from './ticket.events';
import { seesToTickets, stepOf } from './ticket.moves';

type Deciding = Decision<{ ticket: TicketEvent[] }, null>;

/** Files that were put down, and how many were named. */
export interface Attaching {
  named: number;
  found: KeptFile[];
}

export interface TicketOrder {
  contact: { name: string; email: string } | undefined;
  language: string;
  title: string;
  description: string;
  category: TicketCategory;
  /** Of an objection: its report, or null where what was named was not told by us. */
  about?: string | null;
  attaching: Attaching;
  at: string;
}

/** Who asks: a player, or a guest who came by a signed link of the ticket. */
export interface Asker {
  player: string | undefined;
  isLinked: boolean;
  /** How many tickets had come into it when the link was given; none unless said. */
  joins?: number;
}

/** What somebody wrote. */
export interface Written {
  message: string;
  text: string;
  attaching: Attaching;
  at: string;
}

const unfit = ({ named, found }: Attaching): Problem | undefined => {
  if (named > TICKET_ATTACHMENTS_MAX)
    return problem('attachments-full', { max: TICKET_ATTACHMENTS_MAX });
  return found.length < named ? problem('attachment-unknown') : undefined;
};

/** Whether a guest left a way to be reached [§5]. */
const contactFault = (contact: TicketOrder['contact']): Problem | undefined => {
  if (contact === undefined || contact.name === '' || contact.email === '')
    return problem('ticket-contact', { field: 'body.playerInfo' });
  return isEmail(contact.email)
    ? undefined
    : problem('email-malformed', { field: 'body.playerInfo.email' });
};

/**
 * Opens it: a player's account says who they are, a guest says it themselves; a title is required
 * [§5, §8].
 */
export const decideOpenTicket = (
  { ticket, player }: { ticket: TicketState; player: Pick<PlayerState, 'account'> },
  id: string,
  opener: string | undefined,
  { contact, attaching, about, ...order }: TicketOrder,
): Decision<{ ticket: TicketEvent[] }, { id: string }> => {
  if (ticket.phase !== 'none') return refuse(problem('conflict'));
  if (opener !== undefined && player.account === undefined) return refuse(problem('token-expired'));
  const fault = opener === undefined ? contactFault(contact) : undefined;
  if (fault !== undefined) return refuse(fault);
  if (order.title === '') return refuse(problem('ticket-title', { field: 'body.title' }));
  if (about === null) return refuse(problem('link-invalid'));
  const files = unfit(attaching);
  if (files !== undefined) return refuse(files);
  const of = opener === undefined ? contact !== undefined && { contact } : { player: opener };
  const opened: TicketEvent = {
    type: 'ticket.opened',
    ...of,
    ...order,
    ...(about !== undefined && { about }),
    attachments: attaching.found,
  };
  return accept({ ticket: [opened] }, { id });
};

/**
 * Why the asker may not know of it: of another's nobody hears that it is there. Anybody may have typed
 * a guest's address, so only the link that was mailed since opens what was put together.
 */
export const askerFault = (
  { phase, player, mergedInto, joins = 0 }: TicketState,
  asker: Asker,
): Problem | undefined => {
  const isTheirs = player === undefined ? asker.isLinked : player === asker.player;
  if (phase === 'none' || !isTheirs) return problem('not-found');
  if (player !== undefined) return undefined;
  return mergedInto !== undefined || (asker.joins ?? 0) !== joins
    ? problem('ticket-renewed')
    : undefined;
};

/** What takes no more words: it goes on elsewhere, or was resolved too long ago. */
const shut = (ticket: TicketState, at: string): Problem | undefined => {
  const step = stepOf(ticket, at);
  if (step === 'merged') return problem('ticket-merged');
  return step === 'closed' ? problem('ticket-closed') : undefined;
};

const ofPlayer = ({ player }: TicketState) => (player === undefined ? {} : { player });

/** A message of the player or guest; it is support's turn then, also where it was resolved. */
export const decideWriteTicket = (
  ticket: TicketState,
  asker: Asker,
  { attaching, ...said }: Written,
): Deciding => {
  const fault = askerFault(ticket, asker) ?? shut(ticket, said.at);
  if (fault !== undefined) return refuse(fault);
  const files = unfit(attaching);
  if (files !== undefined) return refuse(files);
  const written: TicketEvent = {
    type: 'ticket.written',
    ...ofPlayer(ticket),
    by: 'player',
    ...said,
    attachments: attaching.found,
  };
  return accept({ ticket: [written] }, null);
};

/**
 * The player says that it is resolved, and perhaps how well. To resolve it again is silent; it is
 * rated once, and only while it could still be reopened.
 */
export const decideResolveTicket = (
  ticket: TicketState,
  asker: Asker,
  given: { rating: number | undefined; review: string; at: string },
): Deciding => {
  const fault = askerFault(ticket, asker);
  if (fault !== undefined) return refuse(fault);
  const { rating, review, at } = given;
  const of = ofPlayer(ticket);
  const isOpen = ticket.phase !== 'resolved';
  const resolved: TicketEvent[] = isOpen
    ? [{ type: 'ticket.resolved', ...of, by: 'player', at }]
    : [];
  if (rating === undefined) return accept({ ticket: resolved }, null);
  const closed = shut(ticket, at);
  if (closed !== undefined) return refuse(closed);
  if (stepOf(ticket, at) === 'rated') return refuse(problem('ticket-rated'));
  return accept(
    { ticket: [...resolved, { type: 'ticket.rated', ...of, rating, review, at }] },
    null,
  );
};

/** What is decided of a ticket whose player is still there; of whom was erased nothing is. */
export const unlessErased = (
  ticket: TicketState,
  { account }: Pick<PlayerState, 'account'>,
  decide: (ticket: TicketState) => Deciding,
): Deciding =>
  ticket.player !== undefined && account === undefined
    ? refuse(problem('not-found'))
    : decide(ticket);

/** What support does, and who of it. */
export interface StaffStep {
  staff: string;
  at: string;
}

/** Whoever has it already has it; `by` is who gave it to them. */
const assigning = (ticket: TicketState, { staff, at }: StaffStep, by?: string): TicketEvent[] =>
  ticket.assignee === staff
    ? []
    : [
        {
          type: 'ticket.assigned',
          ...ofPlayer(ticket),
          staff,
          ...(by !== undefined && { by }),
          at,
        },
      ];

/** An answer of support: it is the player's turn then. Whoever answers what nobody sees to, sees to it. */
export const decideAnswerTicket = (
  ticket: TicketState,
  by: StaffStep,
  said: { message: string; text: string },
): Deciding => {
  if (ticket.phase === 'none') return refuse(problem('not-found'));
  const fault = shut(ticket, by.at);
  if (fault !== undefined) return refuse(fault);
  const written: TicketEvent = {
    type: 'ticket.written',
    ...ofPlayer(ticket),
    by: 'support',
    ...by,
    ...said,
    attachments: [],
  };
  const assigned = ticket.assignee === undefined ? assigning(ticket, by) : [];
  return accept({ ticket: [...assigned, written] }, null);
};

/** What goes on elsewhere is seen to there. */
const goneFault = ({ phase, mergedInto }: TicketState): Problem | undefined => {
  if (phase === 'none') return problem('not-found');
  return mergedInto === undefined ? undefined : problem('ticket-merged');
};

/** Gives it to somebody of support; who has it already has it. */
export const decideAssignTicket = (ticket: TicketState, by: StaffStep): Deciding => {
  const fault = goneFault(ticket);
  return fault === undefined ? accept({ ticket: assigning(ticket, by) }, null) : refuse(fault);
};

/** A member of staff as a ticket is given to them. */
export interface Colleague {
  name: string;
  isActive: boolean;
  grants: Grants;
}

/** Gives it to a colleague who may see to tickets; who has it already has it. */
export const decideGiveTicket = (
  ticket: TicketState,
  { staff: by, at }: StaffStep,
  { name, isActive, grants }: Colleague,
): Deciding => {
  const fault = goneFault(ticket);
  if (fault !== undefined) return refuse(fault);
  if (!isActive || !seesToTickets(grants)) return refuse(problem('colleague-unfit'));
  return accept({ ticket: assigning(ticket, { staff: name, at }, by) }, null);
};

/** Support says that it is resolved; to say so again is silent. */
export const decideCloseTicket = (ticket: TicketState, by: StaffStep): Deciding => {
  if (ticket.phase === 'none') return refuse(problem('not-found'));
  if (ticket.phase === 'resolved') return accept({}, null);
  return accept(
    { ticket: [{ type: 'ticket.resolved', ...ofPlayer(ticket), by: 'support', ...by }] },
    null,
  );
};

/** What support says among itself: the player never reads it as part of the conversation. */
export const decideNoteTicket = (ticket: TicketState, by: StaffStep, text: string): Deciding => {
  const fault = goneFault(ticket);
  return fault === undefined
    ? accept({ ticket: [{ type: 'ticket.noted', ...ofPlayer(ticket), ...by, text }] }, null)
    : refuse(fault);
};
