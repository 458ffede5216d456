import { aMessage } from '../../contract/make/message';
import type { MessagesContext } from './messages.machine';

/** Two messages at the wheel, as a guest reads them. */
export const aConversation = (given: Partial<MessagesContext> = {}): MessagesContext => ({
  gameId: 'game_wheel',
  signedIn: false,
  playerId: undefined,
  list: {
    items: [
      aMessage({
        _id: 'message_0002',
        playerId: 'player_0003',
        player: 'Bruno',
        text: 'The free spins are kind tonight.',
        createdAt: '2026-11-20T19:59:00.000Z',
      }),
      aMessage(),
    ],
    total: 2,
    pages: 1,
  },
  draft: '',
  outbox: [],
  written: 0,
  ...given,
});
