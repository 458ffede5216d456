import { expect, test } from 'vitest';
import type { Outgoing } from '../../machines/message/messages.rules';
import { Messages } from '../../src/views/message/Messages';
import type { World } from '../../tests/machines/support/world';
import { answer, at, control, press, pressMore, shows, type } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { hear, visit } from '../support/visit';
import { messagesWalk } from './messages.walk';

const failed = { type: 'port.failed', port: 'message.send' };

/** The first message written on the page waits, and the room has not spoken of it. */
const isWaiting = (world: World): boolean => {
  const [first] = at(world, 'messages').context.outbox as Outgoing[];
  return first?.n === 0 && !first.heard;
};

const discard = (world: World): boolean => {
  if (!isWaiting(world)) return false;
  answer(world, ['message.send'], failed);
  return press('button', 'Discard');
};

test(
  'messages: every edge that the page reaches is walked on it',
  () => {
    walkView(messagesWalk, {
      resident: 'messages',
      view: <Messages />,
      by: {
        'game.entered': visit,
        'game.left': visit,
        'room.heard': ({ name, body }, world) => hear(world, name, body),
        'list.more': (_, world) => pressMore(world, 'messages', 'Show earlier ones'),
        // A message that was stranded offers the same.
        'list.retry': (_, world) =>
          at(world, 'messages').context.outbox.length === 0 && press('button', 'Try again'),
        'messages.type': ({ draft }) => type('Say something', draft),
        'messages.send': () => press('button', 'Send'),
        'messages.discard': (_, world) => discard(world),
        'message.sent': ({ message }, world) =>
          isWaiting(world) &&
          answer(world, ['message.send'], { type: 'message.accepted', message }),
        'message.stranded': (_, world) =>
          isWaiting(world) && answer(world, ['message.send'], failed),
        'connection.found': 'connection.watch',
        'messages.loaded': 'messages.load',
        'port.failed': 'messages.load',
      },
      offers: [
        { role: 'button', name: 'Send', says: { type: 'messages.send' } },
        {
          role: 'button',
          name: 'Show earlier ones',
          says: { type: 'list.more' },
          mayRest: true,
        },
      ],
      sees: (messages) => {
        const { list, outbox, signedIn } = messages.context;
        const waiting = outbox.filter(({ heard }) => !heard).length;
        expect(document.querySelectorAll('ol > li')).toHaveLength(list.items.length + waiting);
        expect(shows('The messages did not load.')).toBe(messages.matches({ open: 'failed' }));
        expect(control('button', 'Send') !== undefined).toBe(signedIn);
      },
    });
  },
  WALK_MS,
);
