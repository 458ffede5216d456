import type { ActorRefFrom } from 'xstate';
import { MESSAGES_PAGE, PAGE_MAX } from '../../contract/limits';
import { gameRoom } from '../../contract/socket';
import { listMachine } from '../kit/list';
import { toRoom } from '../socket/socket.rules';
import { readMessage } from './messages.rules';
import type { MessagesWords } from './messages.words';

/** What was said at a game, newest first; its room is heard meanwhile [§3 Game messages]. */
export const messagesMachine = listMachine<MessagesWords>({
  id: 'messages',
  spec: '§7 B getMessages',
  says: {
    closed: 'No game’s page is shown',
    open: 'The messages of a game; its room is heard',
    empty: 'Nothing has been said yet',
  },
  page: MESSAGES_PAGE,
  max: PAGE_MAX,
  idOf: ({ _id }) => _id,
  query: { gameId: '' },
  own: { room: undefined },
  isPublic: true,
  visitedBy: {
    'game.entered': ({ gameId }) => ({ gameId }),
    'game.left': () => undefined,
  },
  arrivals: {
    'room.heard': ({ body }, { query }) => readMessage(query.gameId, body),
    'message.sent': ({ message }, { query }) =>
      message.gameId === query.gameId ? message : undefined,
  },
  // What the room said while nobody heard it.
  outdatedBy: {
    // A moderator hid one: it goes from every page that shows it.
    'room.heard': ({ name, room }, context) => name === 'hidden' && room === context.room,
    'room.missed': ({ room }, context) => room === context.room,
    'connection.found': () => true,
  },
  follows: ({ query: { gameId }, room }) =>
    toRoom(room, gameId === '' ? undefined : gameRoom(gameId)),
});

export type MessagesActor = ActorRefFrom<typeof messagesMachine>;
