import { test } from 'vitest';
import { decideSay } from '../../../server/message/message.decider';
import { given } from '../../support/decider';
import { ANN, NOW } from '../../support/states';

test('a message is said; the answer, which is kept, has none of its words', () => {
  const message = {
    _id: 'message_1',
    gameId: 'game_wheel',
    playerId: ANN,
    player: 'ann',
    text: 'Good evening.',
    createdAt: NOW,
  };
  given({})
    .when(() => decideSay(message))
    .thenHappens(
      {
        message: [
          { type: 'message.said', game: 'game_wheel', player: ANN, text: 'Good evening.', at: NOW },
        ],
      },
      { _id: 'message_1', createdAt: NOW },
    );
});
