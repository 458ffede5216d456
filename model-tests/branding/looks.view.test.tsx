import { expect, test } from 'vitest';
import { aBootstrap } from '../../contract/make/branding';
import { appName } from '../../machines/branding/branding.select';
import { Footer } from '../../src/views/navigation/Footer';
import { answer, at, shows } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { looksWalk } from './looks.walk';

test(
  'looks: every edge is walked beside what wears the name',
  async () => {
    await walkView(looksWalk, {
      resident: 'looks',
      settle: (world) => {
        answer(world, ['branding.load'], { type: 'branding.loaded', bootstrap: aBootstrap() });
        answer(world, ['socket.connection'], { type: 'socket.opened' });
      },
      view: <Footer />,
      by: {
        'room.heard': ({ room, name, body }, world) =>
          answer(world, ['socket.connection'], { type: 'socket.heard', room, name, body }),
        'room.missed': ({ room }, world) =>
          answer(world, ['socket.connection'], { type: 'socket.missed', room }),
        'looks.read': 'looks.read',
        'connection.found': 'connection.watch',
        'port.failed': 'looks.read',
      },
      sees: (_, world) => {
        const name = appName(at(world, 'branding') as never);
        expect(shows(`${name}: play for fun`)).toBe(true);
      },
    });
  },
  WALK_MS,
);
