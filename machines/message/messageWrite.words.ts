import type { Message } from '../../contract/message';
import type { Problem } from '../../contract/problems';
import type { GameFact } from '../game/game.words';
import { type PortFailed, port } from '../kit/port';
import type { RoomHeard } from '../socket/socket.words';
import type { MessageSent } from './messages.words';

export type MessageWriteEvent =
  | GameFact
  | RoomHeard
  | { type: 'messageWrite.type'; draft: string }
  | { type: 'messageWrite.send' }
  /** Takes one that was not sent off the page. */
  | { type: 'messageWrite.discard'; n: number }
  /** One `message:{n}` has arrived, or has not. */
  | MessageSent
  | { type: 'message.stranded'; n: number };

/** Sent to one message on its way (`messageWrite/message:0`). */
export type MessageEvent =
  | { type: 'message.retry' }
  | { type: 'message.accepted'; message: Message }
  | { type: 'message.refused'; problem: Problem }
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    messageWrite: MessageWriteEvent;
  }
}

export const messageWritePorts = {
  /** POST /games/createMessage [§7 B]. */
  'message.send': port<
    { gameId: string; draft: string },
    { type: 'message.accepted'; message: Message } | { type: 'message.refused'; problem: Problem }
  >('message.send'),
};
