import { expect, test } from 'vitest';
import type { Message } from '../../contract/message';
import type { Outgoing } from '../../machines/message/messageWrite.rules';
import { Messages } from '../../src/views/message/Messages';
import type { World } from '../../tests/machines/support/world';
import { answer, at, control, hear, miss, press, type } from '../support/hand';
import { walkList } from '../support/list';
import { WALK_MS, walkView } from '../support/view';
import { visit } from '../support/visit';
import { messagesWalk, messageWriteWalk } from './messages.walk';

const visited = 'a game’s page is left before the next one, and entered as another visitor’s once';

const failed = { type: 'port.failed', port: 'message.send' };

/** The first message written on the page waits, and the room has not spoken of it. */
const isWaiting = (world: World): boolean => {
  const [first] = at(world, 'messageWrite').context.outgoing as Outgoing[];
  return first?.n === 0 && !first.heard;
};

const discard = (world: World): boolean => {
  if (!isWaiting(world)) return false;
  answer(world, ['message.send'], failed);
  return press('button', 'Discard');
};

const arrive = (message: Message, world: World): boolean =>
  isWaiting(world) && answer(world, ['message.send'], { type: 'message.accepted', message });

/** Who is signed in writes one, which arrives. */
const send = (message: Message, world: World): boolean =>
  type('Say something', message.text) && press('button', 'Send') && arrive(message, world);

test(
  'messages: every edge that the page reaches is walked on it',
  async () => {
    await walkList(
      messagesWalk,
      {
        list: 'messages',
        rows: 'ol > li',
        says: { empty: 'Nothing has been said yet.', failed: 'The messages did not load.' },
        more: 'Show earlier ones',
      },
      {
        view: <Messages />,
        start: () => ({}),
        settle: () => undefined,
        by: {
          'game.entered': visit,
          'game.left': visit,
          'room.heard': ({ name, body }, world) => hear(world, name, body),
          'room.missed': miss,
          'message.sent': ({ message }, world) => send(message, world),
        },
        // What is written stands under the list until the room has told of it.
        last: ['message.sent'],
        without: {
          'messages.open list.visit[0]': visited,
          'messages.open list.visit[1]': visited,
        },
      },
    );
  },
  WALK_MS,
);

test(
  'messageWrite: every edge that the page reaches is walked on it',
  async () => {
    await walkView(messageWriteWalk, {
      resident: 'messageWrite',
      view: <Messages />,
      by: {
        'game.entered': visit,
        'game.left': visit,
        'room.heard': ({ name, body }, world) => hear(world, name, body),
        'messageWrite.type': ({ draft }) => type('Say something', draft),
        'messageWrite.send': () => press('button', 'Send'),
        'messageWrite.discard': (_, world) => discard(world),
        'message.sent': ({ message }, world) => arrive(message, world),
        'message.stranded': (_, world) =>
          isWaiting(world) && answer(world, ['message.send'], failed),
      },
      offers: [{ role: 'button', name: 'Send', says: { type: 'messageWrite.send' } }],
      sees: (writing, world) => {
        const { outgoing, signedIn } = writing.context;
        const waiting = outgoing.filter(({ heard }) => !heard).length;
        const said = at(world, 'messages').context.list.items.length;
        expect(document.querySelectorAll('ol > li')).toHaveLength(said + waiting);
        expect(control('button', 'Send') !== undefined).toBe(signedIn);
      },
    });
  },
  WALK_MS,
);
