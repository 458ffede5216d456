import type { Typing } from '../../contract/ticket';
import { type Port, type PortFailed, port } from '../kit/port';
import type { TicketAddress } from './ticket.rules';

/** Who else types, and when the ticket last changed. */
type TypingHeard = { type: 'typing.heard' } & Typing;

type TypingFact =
  | TypingHeard
  /** The ticket is not this reader's any more, or nobody's. */
  | { type: 'typing.lost' };

export type TypingEvent =
  | TypingFact
  /** A key was pressed. */
  | { type: 'typing.press' }
  /** What was typed is sent, or put away. */
  | { type: 'typing.rest' }
  /** One has begun to type: it is said at once. */
  | { type: 'typing.due' }
  /** A beat has said whether one types. */
  | { type: 'typing.said' }
  | PortFailed;

declare module '../kit/controls' {
  interface Controls {
    typing: TicketAddress;
  }
}

export const typingPorts = {
  /** POST /ticket/typing or /staff/tickets/typing. */
  'typing.tell': port<TicketAddress & { isTyping: boolean }, TypingFact>('typing.tell') as Port<
    TicketAddress & { isTyping: boolean },
    TypingFact
  >,
};
