import type { Message } from '../../contract/message';
import type { Problem } from '../../contract/problems';
import type { ConnectionFound } from '../connection/connection.events';
import type { GameFact } from '../game/game.events';
import type { PortFailed } from '../kit/port';
import type { RoomHeard } from '../socket/socket.events';

export type MessagesEvent =
  | GameFact
  | RoomHeard
  | { type: 'messages.more' }
  | { type: 'messages.retry' }
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
