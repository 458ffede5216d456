import { expect, test } from 'vitest';
import { ConnectionBanner } from '../../src/views/hub/ConnectionBanner';
import { shows } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { connectionWalk } from './connection.walk';

test(
  'connection: every edge is walked on the banner',
  async () => {
    await walkView(connectionWalk, {
      resident: 'connection',
      view: <ConnectionBanner />,
      by: {
        'connection.lost': 'connection.watch',
        'connection.found': 'connection.watch',
        'connection.seen': 'connection.watch',
      },
      sees: (connection) => {
        const isOffline = connection.matches('offline');
        expect(shows('The connection is lost.')).toBe(isOffline);
        expect(shows('Your device is off line. What you see stays.')).toBe(isOffline);
      },
    });
  },
  WALK_MS,
);
