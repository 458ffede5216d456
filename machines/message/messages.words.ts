import type { Message } from '../../contract/message';
import type { GameFact } from '../game/game.words';
import { type ListEvent, type ListWords, listPort } from '../kit/list.words';
import type { RoomHeard, RoomMissed } from '../socket/socket.words';

/** The server has a message that was written here. */
export interface MessageSent {
  type: 'message.sent';
  /** Of the messages written here, from 0. */
  n: number;
  message: Message;
}

export interface MessagesWords extends ListWords {
  item: Message;
  /** Of a game. */
  query: { gameId: string };
  more: object;
  own: {
    /** The room that is heard. */
    room: string | undefined;
  };
  heard: GameFact | RoomHeard | RoomMissed | MessageSent;
}

export type MessagesEvent = ListEvent<MessagesWords>;

declare module '../kit/residents' {
  interface Residents {
    messages: MessagesEvent;
  }
}

export const messagesPorts = {
  /** POST /games/getMessages [§7 B]; newest first. */
  'messages.list': listPort<MessagesWords>('messages.list'),
};
