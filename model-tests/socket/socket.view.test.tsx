import { expect, test } from 'vitest';
import { LOOK_ROOM } from '../../contract/branding';
import { roomsOf } from '../../machines/phrase/wordings.rules';
import { ConnectionBanner } from '../../src/views/hub/ConnectionBanner';
import { control, go, press, shows, tells } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { socketWalk } from './socket.walk';

const said = 'socket.connection';

test(
  'socket: every edge is walked on the banner',
  async () => {
    await walkView(socketWalk, {
      resident: 'socket',
      start: () => ({ to: '/verify' }),
      view: <ConnectionBanner />,
      drawnAfter: 'residents.arrived',
      // Whoever reads hears words of the language and of the look: those are walks of their own.
      settle: (world) => {
        for (const room of [LOOK_ROOM, ...roomsOf('en-US')])
          world.resident('socket').send({ type: 'socket.leave', room });
      },
      by: {
        'residents.arrived': () => true,
        'route.shown': ({ route }, world) => go(world, route.path),
        'session.opened': tells('socket'),
        'session.closed': tells('socket'),
        'socket.join': tells('socket'),
        'socket.leave': tells('socket'),
        'socket.reset': () => press('button', 'Reconnect now'),
        'socket.stop': tells('socket'),
        'socket.opened': said,
        'socket.dropped': said,
        'socket.closed': said,
        'socket.heard': said,
        'socket.missed': said,
        'port.failed': said,
      },
      without: {
        'socket.awaiting residents.arrived[0]': 'arrived before the page is drawn',
        'socket.closing socket.reset[0]': 'a line that is being closed has no banner',
      },
      sees: (socket) => {
        const isLost =
          socket.matches('closed') || (socket.matches('opening') && socket.context.lost);
        expect(shows('The connection is lost.')).toBe(isLost);
        expect(control('button', 'Reconnect now') !== undefined).toBe(isLost);
      },
    });
  },
  WALK_MS,
);
