import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOfNotifications } from '../../machines/notification/notifications.rules';
import { isMoreLeft, unseenCount } from '../../machines/notification/notifications.select';
import { Header } from '../../src/views/navigation/Header';
import { NotificationsPage } from '../../src/views/notification/NotificationsPage';
import {
  answer,
  at,
  control,
  go,
  hubSays,
  hubSkips,
  press,
  pressMore,
  pressOn,
  shows,
  signIn,
  signOut,
  tells,
} from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { notificationsWalk } from './notifications.walk';

const ports = ['notifications.list', 'notifications.unseen', 'notifications.mark'] as const;

// This DOM would follow a link.
const stay = (event: Event): void => event.preventDefault();
beforeAll(() => document.addEventListener('click', stay));
afterAll(() => document.removeEventListener('click', stay));

/** The button of a notification's row, by its place in the list. */
const mark = (place: number): HTMLElement | null =>
  document
    .querySelectorAll('main ul > li')
    [place]?.querySelector('button[aria-label="Mark as seen"]') ?? null;

test(
  'notifications: every edge that the page reaches is walked on it',
  () => {
    walkView(notificationsWalk, {
      resident: 'notifications',
      view: (
        <>
          <Header />
          <NotificationsPage />
        </>
      ),
      by: {
        'session.opened': (_, world) => signIn(world),
        'session.closed': (_, world) => signOut(world),
        'notifications.visit': ({ list }, world) =>
          go(world, list === undefined ? '/' : addressOfNotifications(list)),
        'list.more': (_, world) => pressMore(world, 'notifications'),
        'list.retry': () => press('button', 'Try again'),
        'notifications.see': ({ id }, world) =>
          pressOn(
            mark(
              at(world, 'notifications').context.page.items.findIndex(
                (item: { id: string }) => item.id === id,
              ),
            ),
          ),
        'notifications.seeAll': () => press('button', 'Mark all as seen'),
        'notifications.told': 'notifications.unseen',
        'notifications.listed': 'notifications.list',
        'notifications.marked': 'notifications.mark',
        'notifications.refused': 'notifications.mark',
        'notification.arrived': ({ category }, world) =>
          hubSays(world, 'OnNotification', { Type: category }),
        'player.changed': ({ changed }, world) =>
          hubSays(world, 'OnPlayerChange', { Changed: changed }),
        'hub.skipped': (_, world) => hubSkips(world),
        'connection.found': 'connection.watch',
        'outbox.ended': tells('notifications'),
        'port.failed': (event, world) =>
          answer(
            world,
            ports.filter((port) => port === event.port),
            event,
          ),
      },
      offers: [
        { role: 'button', name: 'Try again', says: { type: 'list.retry' } },
        { role: 'button', name: 'Mark all as seen', says: { type: 'notifications.seeAll' } },
        {
          role: 'button',
          name: 'Show more',
          says: { type: 'list.more' },
          mayRest: true,
        },
      ],
      sees: (told) => {
        const { items } = told.context.page;
        const isEmpty = told.matches({ page: { open: 'empty' } });
        const hasFailed = told.matches({ page: { open: 'failed' } });
        expect(document.querySelectorAll('main ul > li')).toHaveLength(items.length);
        for (const [place, { id }] of items.slice(0, 3).entries())
          expect(mark(place) !== null).toBe(told.can({ type: 'notifications.see', id }));
        expect(shows('Nothing here yet')).toBe(isEmpty);
        expect(shows('The notifications did not load')).toBe(hasFailed);
        expect(shows('The next ones did not load.')).toBe(
          told.matches({ page: { open: 'cutShort' } }),
        );
        expect(control('button', 'Show more') !== undefined).toBe(
          isMoreLeft(told) && !hasFailed && !isEmpty,
        );
        const count = unseenCount(told);
        expect(document.title.startsWith(`(${count})`)).toBe(count > 0);
      },
    });
  },
  WALK_MS,
);
