import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Notification } from '../../contract/notification';
import { itemsOf } from '../../machines/kit/list.select';
import { addressOfNotifications } from '../../machines/notification/notifications.rules';
import { NotificationsPage } from '../../src/views/notification/NotificationsPage';
import type { World } from '../../tests/machines/support/world';
import { at, hubSays, hubTells, press, pressOn, tells } from '../support/hand';
import { walkList } from '../support/list';
import { WALK_MS } from '../support/view';
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
    await walkList(
      notificationsWalk,
      {
        list: 'notifications',
        at: ({ list }) => addressOfNotifications(list),
        rows: 'main ul > li',
        says: {
          empty: 'Nothing here yet',
          failed: 'The notifications did not load',
          cutShort: 'The next ones did not load.',
        },
      },
      {
        view: <NotificationsPage />,
        by: {
          'notifications.promised': ({ mark: seen }, world) =>
            'list' in seen
              ? press('button', 'Mark all as seen')
              : pressOn(mark(shownOnes(world).findIndex(({ id }) => id === seen.id))),
          'notifications.settled': tells('notifications'),
          'notifications.outdated': tells('notifications'),
          'notification.told': hubTells,
          'notification.arrived': tells('notifications'),
          'player.changed': ({ changed }, world) =>
            hubSays(world, 'OnPlayerChange', { Changed: changed }),
        },
        without: {
          'notifications.open.empty list.changed[1]': 'what is told is of the list that is walked',
        },
        sees: (told) => {
          for (const [place, { seenAt }] of itemsOf(told).slice(0, 3).entries())
            expect(mark(place) !== null).toBe(seenAt === undefined);
        },
      },
    );
  },
  WALK_MS,
);
