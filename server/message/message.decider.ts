import type { Message } from '../../contract/message';
import { accept, type Decision } from '../store/decision';
import type { MessageEvent } from './message.events';

/** Says it; the answer is what the room hears. */
export const decideSay = (message: Message): Decision<{ message: MessageEvent[] }, Message> => {
  const { gameId, playerId, text, createdAt } = message;
  return accept(
    {
      message: [
        {
          type: 'message.said',
          game: gameId,
          player: playerId,
          text,
          at: createdAt,
        },
      ],
    },
    message,
  );
};
