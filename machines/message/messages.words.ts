import type { Message } from '../../contract/message';
import type { Problem } from '../../contract/problems';
import type { ConnectionFound } from '../connection/connection.words';
import type { GameFact } from '../game/game.words';
import { type PortFailed, port } from '../kit/port';
import type { RoomHeard } from '../socket/socket.words';

export type MessagesEvent =
  | GameFact
  | RoomHeard
  | { type: 'list.more' }
  | { type: 'list.retry' }
  | { type: 'messages.type'; draft: string }
  | { type: 'messages.send' }
  /** Takes one that was not sent off the page. */
  | { type: 'messages.discard'; n: number }
  | { type: 'messages.loaded'; items: Message[]; total: number }
  /** One `message:{n}` has arrived, or has not. */
  | { type: 'message.sent'; n: number; message: Message }
  | { type: 'message.stranded'; n: number }
  | ConnectionFound
  | PortFailed;

/** Sent to one message on its way (`messages/message:0`). */
export type MessageEvent =
  | { type: 'message.retry' }
  | { type: 'message.accepted'; message: Message }
  | { type: 'message.refused'; problem: Problem }
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    messages: MessagesEvent;
  }
}

export const messagesPorts = {
  /** POST /games/getMessages [§7 B]; 0-based pages, newest first. */
  'messages.load': port<
    { gameId: string; pageIndex: number; pageSize: number },
    { type: 'messages.loaded'; items: Message[]; total: number }
  >('messages.load'),
  /** POST /games/createMessage [§7 B]. */
  'message.send': port<
    { gameId: string; draft: string },
    { type: 'message.accepted'; message: Message } | { type: 'message.refused'; problem: Problem }
  >('message.send'),
};
