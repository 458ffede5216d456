import { aMessage } from '../../contract/make/message';
import type { ListContext } from '../kit/list.config';
import { aList } from '../kit/list.sample';
import type { MessagesWords } from './messages.words';
import type { MessageWriteContext } from './messageWrite.machine';

/** Two messages at the wheel. */
export const aConversation = (
  given: Partial<ListContext<MessagesWords>> = {},
): ListContext<MessagesWords> => ({
  ...aList({ gameId: 'game_wheel' }, [
    aMessage({
      _id: 'message_0002',
      playerId: 'player_0003',
      player: 'Bruno',
      text: 'The free spins are kind tonight.',
      createdAt: '2026-11-20T19:59:00.000Z',
    }),
    aMessage(),
  ]),
  room: 'game:game_wheel',
  ...given,
});

/** A guest at the wheel, who says nothing. */
export const aWriter = (given: Partial<MessageWriteContext> = {}): MessageWriteContext => ({
  gameId: 'game_wheel',
  signedIn: false,
  playerId: undefined,
  draft: '',
  outgoing: [],
  written: 0,
  ...given,
});
