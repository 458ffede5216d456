import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOAD_MORE_LOCK_MS } from '../../contract/limits';
import type { MessagesEvent } from '../../machines/messages/messages.events';
import type { Outgoing } from '../../machines/messages/messages.rules';
import { Messages } from '../../src/views/message/Messages';
import type { World } from '../../tests/machines/support/world';
import { messagesWalk } from '../messages.walk';
import { answer, at, control, isOpen, press, type } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { hear, visit } from '../support/visit';

const failed = { type: 'port.failed', port: 'message.send' };

/** The first message written on the page waits, and the room has not spoken of it. */
const isWaiting = (world: World): boolean => {
  const [first] = at(world, 'messages').context.outbox as Outgoing[];
  return first?.n === 0 && !first.heard;
};

const earlier = (world: World): boolean => {
  const name = 'Show earlier ones';
  if (!isOpen(control('button', name)) && at(world, 'messages').can({ type: 'messages.more' }))
    act(() => world.clock.increment(LOAD_MORE_LOCK_MS));
  return press('button', name);
};

const discard = (world: World): boolean => {
  if (!isWaiting(world)) return false;
  answer(world, ['message.send'], failed);
  return press('button', 'Discard');
};

const bring = (event: MessagesEvent, world: World): boolean => {
  switch (event.type) {
    case 'game.entered':
    case 'game.left':
      return visit(event, world);
    case 'room.heard':
      return hear(world, event.name, event.body);
    case 'messages.more':
      return earlier(world);
    case 'messages.retry':
      // A message that was stranded offers the same.
      return at(world, 'messages').context.outbox.length === 0 && press('button', 'Try again');
    case 'messages.type':
      return type('Say something', event.draft);
    case 'messages.send':
      return press('button', 'Send');
    case 'messages.discard':
      return discard(world);
    case 'message.sent':
      return (
        isWaiting(world) &&
        answer(world, ['message.send'], { type: 'message.accepted', message: event.message })
      );
    case 'message.stranded':
      return isWaiting(world) && answer(world, ['message.send'], failed);
    case 'connection.found':
      return answer(world, ['connection.watch'], event);
    default:
      return answer(world, ['messages.load'], event);
  }
};

test(
  'messages: every edge that the page reaches is walked on it',
  () => {
    const unreached = walkView({
      walk: messagesWalk,
      resident: 'messages',
      view: <Messages />,
      start: () => ({}),
      bring: (event, world) => bring(event as MessagesEvent, world),
      sees: (messages) => {
        const { list, outbox, signedIn } = messages.context;
        const waiting = outbox.filter(({ heard }) => !heard).length;
        expect(document.querySelectorAll('ol > li')).toHaveLength(list.items.length + waiting);
        expect(screen.queryByText('The messages did not load.') !== null).toBe(
          messages.matches({ open: 'failed' }),
        );
        expect(control('button', 'Send') !== undefined).toBe(signedIn);
        if (signedIn)
          expect(isOpen(control('button', 'Send'))).toBe(messages.can({ type: 'messages.send' }));
      },
    });
    expect(unreached).toEqual([]);
  },
  WALK_MS,
);
