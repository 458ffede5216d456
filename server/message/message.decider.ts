import type { Message } from '../../contract/message';
import { accept, type Decision } from '../store/decision';
import type { MessageEvent } from './message.events';

export type Said = Pick<Message, '_id' | 'createdAt'>;

/** Says it. The answer bears no words: answers are kept for repetitions, words under a key alone. */
export const decideSay = ({
  _id,
  gameId,
  playerId,
  text,
  createdAt,
}: Message): Decision<{ message: MessageEvent[] }, Said> =>
  accept(
    {
      message: [{ type: 'message.said', game: gameId, player: playerId, text, at: createdAt }],
    },
    { _id, createdAt },
  );
