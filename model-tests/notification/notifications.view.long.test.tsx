import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Notification } from '../../contract/notification';
import { isMoreLeft, itemsOf } from '../../machines/kit/list.select';
import { addressOfNotifications } from '../../machines/notification/notifications.rules';
import { NotificationsPage } from '../../src/views/notification/NotificationsPage';
import type { World } from '../../tests/machines/support/world';
import {
  at,
  connect,
  control,
  go,
  hubSays,
  hubSkips,
  hubTells,
  member,
  press,
  pressMore,
  pressOn,
  shows,
  signOut,
  tells,
} from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { notificationsWalk } from './notifications.walk';

// This DOM would follow a link.
const stay = (event: Event): void => event.preventDefault();
beforeAll(() => document.addEventListener('click', stay));
afterAll(() => document.removeEventListener('click', stay));

/** The button of a notification's row, by its place in the list. */
const mark = (place: number): HTMLElement | null =>
  document
    .querySelectorAll('main ul > li')
    [place]?.querySelector('button[aria-label="Mark as seen"]') ?? null;

const shownOnes = (world: World) => itemsOf<Notification>(at(world, 'notifications') as never);

test(
  'notifications: every edge that the page reaches is walked on it',
  async () => {
    await walkView(notificationsWalk, {
      resident: 'notifications',
      start: () => member,
      settle: connect,
      view: <NotificationsPage />,
      by: {
        'session.closed': (_, world) => signOut(world),
        'list.visit': ({ query }, world) =>
          go(world, query === undefined ? '/' : addressOfNotifications(query.list)),
        'list.more': (_, world) => pressMore(world, 'notifications'),
        'list.retry': () => press('button', 'Try again'),
        'notifications.promised': ({ mark: seen }, world) =>
          'list' in seen
            ? press('button', 'Mark all as seen')
            : pressOn(mark(shownOnes(world).findIndex(({ id }) => id === seen.id))),
        'notifications.settled': tells('notifications'),
        'notifications.outdated': tells('notifications'),
        'list.listed': 'notifications.list',
        'notification.told': hubTells,
        'notification.arrived': tells('notifications'),
        'player.changed': ({ changed }, world) =>
          hubSays(world, 'OnPlayerChange', { Changed: changed }),
        'hub.skipped': (_, world) => hubSkips(world),
        'connection.found': 'connection.watch',
        'port.failed': 'notifications.list',
      },
      without: {
        'notifications.open.empty list.changed[1]': 'what is told is of the list that is walked',
      },
      offers: [
        { role: 'button', name: 'Try again', says: { type: 'list.retry' } },
        {
          role: 'button',
          name: 'Show more',
          says: { type: 'list.more' },
          mayRest: true,
        },
      ],
      sees: (told) => {
        const { items } = told.context.list;
        const isEmpty = told.matches({ open: 'empty' });
        const hasFailed = told.matches({ open: 'failed' });
        expect(document.querySelectorAll('main ul > li')).toHaveLength(items.length);
        for (const [place, { seenAt }] of items.slice(0, 3).entries())
          expect(mark(place) !== null).toBe(seenAt === undefined);
        expect(shows('Nothing here yet')).toBe(isEmpty);
        expect(shows('The notifications did not load')).toBe(hasFailed);
        expect(shows('The next ones did not load.')).toBe(told.matches({ open: 'cutShort' }));
        expect(control('button', 'Show more') !== undefined).toBe(
          isMoreLeft(told) && !hasFailed && !isEmpty,
        );
      },
    });
  },
  WALK_MS,
);
