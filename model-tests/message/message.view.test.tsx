import { expect, test } from 'vitest';
import { messageActor } from '../../machines/message/messageWrite.select';
import { Messages } from '../../src/views/message/Messages';
import { answer, at, control, press, shows } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { visit } from '../support/visit';
import { messageWalk } from './messages.walk';

const entered = {
  type: 'game.entered',
  gameId: 'game_wheel',
  signedIn: true,
  playerId: 'player_ann1',
} as const;

test(
  'message: every edge is walked on the log',
  async () => {
    await walkView(messageWalk, {
      actor: (world) => messageActor(at(world, 'messageWrite') as never, 0),
      view: <Messages />,
      settle: (world, { draft }) => {
        visit(entered, world);
        answer(world, ['messages.list'], { type: 'list.listed', items: [], total: 0 });
        const writing = world.resident('messageWrite');
        writing.send({ type: 'messageWrite.type', draft });
        writing.send({ type: 'messageWrite.send' });
      },
      by: {
        'message.retry': () => press('button', 'Try again'),
        'message.accepted': 'message.send',
        'message.refused': 'message.send',
        'port.failed': 'message.send',
      },
      offers: [{ role: 'button', name: 'Try again', says: { type: 'message.retry' } }],
      sees: (message) => {
        expect(shows('Hi')).toBe(true);
        expect(shows('On its way')).toBe(message.matches('sending'));
        expect(shows('Too many requests')).toBe(message.matches('refused'));
        expect(shows('It did not arrive.')).toBe(message.matches('unsent'));
        for (const name of ['Try again', 'Discard'])
          expect(control('button', name) !== undefined).toBe(message.hasTag('failed'));
      },
    });
  },
  WALK_MS,
);
