import { expect, test } from 'vitest';
import { isOffered, standing } from '../../machines/push/push.select';
import { Card } from '../../src/ui/Card';
import { PushOffer } from '../../src/views/push/PushOffer';
import { PushSetting } from '../../src/views/push/PushSetting';
import { answer, control, press, shows, signIn, signOut } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { pushWalk } from './push.walk';

const words = {
  preparing: 'Looking what this browser can do.',
  unsupported: /does not take notifications|cannot be asked/,
  idle: 'Learn of friends, gifts and letters',
  asking: 'Your browser asks',
  registering: 'Registering this browser.',
  on: 'What is new comes to this browser',
  failed: 'This browser could not be registered.',
  refused: 'You told this browser to show none.',
  stopping: 'Taking this browser off the list.',
} as const;

test(
  'push: every edge is walked on its control and on the offer',
  async () => {
    await walkView(pushWalk, {
      resident: 'push',
      start: ({ choice }) => ({ stored: { push: choice } }),
      view: (
        <>
          <Card>
            <PushSetting />
          </Card>
          <PushOffer />
        </>
      ),
      by: {
        'session.opened': (_, world) => signIn(world),
        'session.closed': (_, world) => signOut(world),
        'push.ask': () => press('button', 'Try again') || press('button', 'Turn on'),
        'push.stop': () => press('button', 'Turn off'),
        'push.dismiss': () => press('button', 'Not now'),
        'push.prepared': 'push.prepare',
        'push.unsupported': 'push.prepare',
        'push.answered': ['push.ask', 'push.register'],
        'push.registered': 'push.register',
        'push.refused': 'push.register',
        'push.dropped': 'push.drop',
        'push.chosen': ({ choice }, world) =>
          answer(world, ['storage.disk'], { type: 'storage.changed', key: 'push', value: choice }),
        'push.arrived': 'push.watch',
        'push.lost': 'push.watch',
        'push.followed': 'push.watch',
        'connection.found': 'connection.watch',
        'port.failed': (event, world) => answer(world, [event.port as 'push.ask'], event),
      },
      offers: [
        { role: 'button', name: 'Turn on', says: { type: 'push.ask' } },
        { role: 'button', name: 'Try again', says: { type: 'push.ask' } },
        { role: 'button', name: 'Turn off', says: { type: 'push.stop' } },
        { role: 'button', name: 'Not now', says: { type: 'push.dismiss' } },
      ],
      sees: (push) => {
        expect(shows(words[standing(push)])).toBe(true);
        expect(control('button', 'Not now') !== undefined).toBe(isOffered(push));
      },
    });
  },
  WALK_MS,
);
