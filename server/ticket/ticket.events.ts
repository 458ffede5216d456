import type { TicketCategory, TicketStatus } from '../../contract/ticket';
import { notificationFact, notificationsSeenFact } from '../notification/notification.fact';
import type { Fact, Personal, StreamKind } from '../store/stream';

/** A file as the log names it; its bytes lie in `ticket_files`. */
export interface KeptFile {
  id: string;
  name: string;
  type: 'image' | 'pdf' | 'happened';
  bytes: number;
}

/** Who asked: absent for a guest. The same for every event of a ticket. */
interface Of {
  player?: string;
}

export type TicketEvent =
  | ({
      type: 'ticket.opened';
      /** Of a guest. */
      contact?: { name: string; email: string };
      /** In which mails to a guest are written. */
      language: string;
      title: string;
      description: string;
      category: TicketCategory;
      /** The report that an objection is about. */
      about?: string;
      attachments: KeptFile[];
      at: string;
    } & Of)
  | ({
      type: 'ticket.written';
      by: 'player' | 'support';
      /** Of support: who. */
      staff?: string;
      message: string;
      text: string;
      attachments: KeptFile[];
      at: string;
    } & Of)
  | ({ type: 'ticket.resolved'; by: 'player' | 'support'; staff?: string; at: string } & Of)
  | ({ type: 'ticket.rated'; rating: number; review: string; at: string } & Of)
  /** Who of support sees to it, and who gave it to them; absent where they took it. */
  | ({ type: 'ticket.assigned'; staff: string; by?: string; at: string } & Of)
  /** What support says among itself. */
  | ({ type: 'ticket.noted'; staff: string; text: string; at: string } & Of)
  /** It goes on in another, which keeps all that was said. */
  | ({ type: 'ticket.merged'; into: string; staff: string; at: string } & Of)
  /** That was taken back: what was said in it before stands in it again. */
  | ({ type: 'ticket.split'; from: string; staff: string; at: string } & Of)
  /** One that had come into it has gone again. */
  | ({ type: 'ticket.parted'; part: string; staff: string; at: string } & Of)
  /** Another has come into it; whose turn it is then, and who sees to it where nobody did. */
  | ({
      type: 'ticket.joined';
      from: string;
      phase: TicketStatus;
      assignee?: string;
      staff: string;
      at: string;
    } & Of);

export interface TicketState {
  phase: 'none' | TicketStatus;
  /** Absent for a guest's. */
  player?: string;
  /** Since when it is resolved, ISO 8601. */
  resolvedAt?: string;
  /** The player has said how well; a message that reopens it takes that back. */
  rated: boolean;
  assignee?: string;
  /** The one that it goes on in. */
  mergedInto?: string;
  /** How many have come into it; each renews a guest's link. */
  joins?: number;
}

const awaiting = ({ resolvedAt: _r, ...state }: TicketState, phase: TicketStatus): TicketState => ({
  ...state,
  phase,
  rated: false,
});

const evolve = (state: TicketState, event: TicketEvent): TicketState => {
  switch (event.type) {
    case 'ticket.opened':
      return {
        phase: 'awaiting_support_reply',
        ...(event.player !== undefined && { player: event.player }),
        rated: false,
      };
    case 'ticket.written':
      return awaiting(
        state,
        event.by === 'player' ? 'awaiting_support_reply' : 'awaiting_player_reply',
      );
    case 'ticket.resolved':
      return { ...state, phase: 'resolved', resolvedAt: event.at };
    case 'ticket.rated':
      return { ...state, rated: true };
    case 'ticket.assigned':
      return { ...state, assignee: event.staff };
    case 'ticket.noted':
      return state;
    case 'ticket.merged':
      return { ...state, phase: 'resolved', resolvedAt: event.at, mergedInto: event.into };
    case 'ticket.split': {
      const { mergedInto: _, ...rest } = state;
      return awaiting(rest, 'awaiting_support_reply');
    }
    case 'ticket.parted':
      return state;
    case 'ticket.joined': {
      const { phase, assignee } = event;
      return {
        ...(phase === 'resolved' ? state : awaiting(state, phase)),
        ...(assignee !== undefined && { assignee }),
        joins: (state.joins ?? 0) + 1,
      };
    }
  }
};

/** Who merges or takes that back tells no more than that it changed. */
const movedBy: ReadonlySet<TicketEvent['type']> = new Set([
  'ticket.merged',
  'ticket.joined',
  'ticket.split',
  'ticket.parted',
]);

/** Its player hears of all that changes what they read; a guest has no line to hear by. */
const facts = (TicketId: string, event: TicketEvent): Fact[] => {
  const { player } = event;
  if (player === undefined || event.type === 'ticket.assigned' || event.type === 'ticket.noted')
    return [];
  const changed: Fact = { audience: `player:${player}`, handler: 'ticket', body: { TicketId } };
  if (movedBy.has(event.type)) return [changed];
  const isTold =
    (event.type === 'ticket.written' || event.type === 'ticket.resolved') && event.by === 'support';
  if (isTold) return [changed, notificationFact(player, 'supports')];
  return event.type === 'ticket.opened' ? [changed] : [changed, notificationsSeenFact(player)];
};

const words: Readonly<Partial<Record<TicketEvent['type'], Omit<Personal, 'of'>>>> = {
  'ticket.opened': {
    fields: ['contact', 'title', 'description', 'attachments'],
    instead: { title: '', description: '', attachments: [] },
  },
  'ticket.written': { fields: ['text', 'attachments'], instead: { text: '', attachments: [] } },
  'ticket.rated': { fields: ['review'], instead: { review: '' } },
  'ticket.noted': { fields: ['text'], instead: { text: '' } },
};

/** All that is said in it is under the key of its player; what a guest's says, under a key of its own. */
const personal = (id: string, event: TicketEvent): Personal | undefined => {
  const told = words[event.type];
  return told === undefined ? undefined : { of: event.player ?? id, ...told };
};

export const ticketKind: StreamKind<TicketState, TicketEvent> = {
  name: 'ticket',
  initial: { phase: 'none', rated: false },
  evolve,
  facts,
  personal,
};
