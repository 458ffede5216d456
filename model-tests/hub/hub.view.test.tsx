import { expect, test } from 'vitest';
import type { HubEvent } from '../../machines/hub/hub.words';
import { ConnectionBanner } from '../../src/views/hub/ConnectionBanner';
import type { World } from '../../tests/machines/support/world';
import { answer, control, isOpen, press, shows, tells } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { placeOf } from '../support/walk';
import { hubWalk } from './hub.walk';

const line = 'hub.connection';
const told = tells('hub');

/** A tab that leads hears its own line; one that follows hears what the leading one does. */
const hear = (event: HubEvent, world: World): boolean =>
  answer(world, [line], event) || told(event, world);

/** Where there is no banner to press on, a page that is seen again does the same. */
const reset = (_: HubEvent, world: World): boolean =>
  press('button', 'Reconnect now') ||
  answer(world, ['connection.watch'], { type: 'connection.seen' });

/** What a player reads of the connection, where anything; a guest has none to lose. */
const readable: Readonly<Record<string, 'given up' | 'tried' | 'waited for'>> = {
  'disconnected.stopped': 'waited for',
  'disconnected.exhausted': 'given up',
  'disconnected.refused': 'waited for',
  'following.cutOff': 'waited for',
  'following.stopped': 'waited for',
  'reconnecting.waiting': 'waited for',
  'reconnecting.trying': 'tried',
};

test(
  'hub: every edge is walked on the banner',
  async () => {
    await walkView(hubWalk, {
      resident: 'hub',
      view: <ConnectionBanner />,
      // The public line stands: whatever is lost is the hub.
      settle: (world) => answer(world, ['socket.connection'], { type: 'socket.opened' }),
      by: {
        'session.opened': told,
        'session.closed': told,
        'session.renewed': told,
        'tabs.led': told,
        'tabs.followed': told,
        'tabs.rested': told,
        'tabs.told': told,
        'hub.reset': reset,
        'hub.stop': told,
        'hub.opened': line,
        'hub.dropped': line,
        'hub.refused': line,
        'hub.closed': line,
        'hub.resumed': line,
        'hub.missed': line,
        'hub.received': hear,
        'port.failed': line,
      },
      offers: [{ role: 'button', name: 'Reconnect now', says: { type: 'hub.reset' } }],
      sees: ({ value, context }) => {
        const reads = context.signedIn ? readable[placeOf(value)] : undefined;
        expect(shows('The connection is lost.')).toBe(reads !== undefined);
        expect(shows('We stopped trying. What you see stays.')).toBe(reads === 'given up');
        expect(shows('What you see stays, and we keep trying.')).toBe(
          reads === 'tried' || reads === 'waited for',
        );
        const again = control('button', 'Reconnect now');
        expect(again !== undefined).toBe(reads !== undefined);
        expect(isOpen(again)).toBe(reads === 'given up' || reads === 'waited for');
      },
    });
  },
  WALK_MS,
);
