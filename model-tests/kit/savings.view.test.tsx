import { expect, test } from 'vitest';
import type { Letter } from '../../contract/letter';
import { notificationTotals } from '../../contract/make/notification';
import type { Notification } from '../../contract/notification';
import { itemsOf } from '../../machines/kit/list.select';
import { lettersOf } from '../../machines/letter/letters.sample';
import { isMarked } from '../../machines/notification/notifications.rules';
import { notificationsOf } from '../../machines/notification/notifications.sample';
import { LettersPage } from '../../src/views/letter/LettersPage';
import { NotificationsPage } from '../../src/views/notification/NotificationsPage';
import type { World } from '../../tests/machines/support/world';
import { answer, at, member, press, pressOn, signOut, tells } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { letterChangesWalk, notificationMarksWalk } from './savings.walk';

const rows = () => [...document.querySelectorAll('main ul > li')];
const shownLetters = (world: World) => itemsOf<Letter>(at(world, 'letters') as never);
const shownOnes = (world: World) => itemsOf<Notification>(at(world, 'notifications') as never);
const rowOf = (world: World, id: string | undefined) =>
  rows()[shownLetters(world).findIndex(({ _id }) => _id === id)];

test(
  'letterChanges: every edge is walked on the letters',
  async () => {
    await walkView(letterChangesWalk, {
      resident: 'letterChanges',
      start: () => ({ ...member, to: '/letters' }),
      settle: (world) =>
        answer(world, ['letters.list'], {
          type: 'list.listed',
          items: lettersOf(3),
          total: 3,
        }),
      view: <LettersPage />,
      by: {
        'session.closed': (_, world) => signOut(world),
        'saving.add': ({ change: { ids, state } }, world) => {
          const row = rowOf(world, ids[0]);
          if (state === 'seen' && !/Unread letter/.test(row?.textContent ?? '')) return false;
          return state === 'deleted'
            ? pressOn(row?.querySelector<HTMLElement>('input[type=checkbox]')) &&
                press('button', 'Delete selected')
            : pressOn(row?.querySelector('button'));
        },
        'saving.saved': 'letters.change',
        'saving.refused': 'letters.change',
        'outbox.ended': tells('letterChanges'),
        'port.failed': 'letters.change',
      },
      // Shown as done while it is on its way.
      sees: ({ context }, world) => {
        for (const { ids, state } of context.changes) {
          const row = rowOf(world, ids[0]);
          if (state === 'deleted') expect(row).toBeUndefined();
          else expect(row?.textContent).not.toMatch(/Unread letter/);
        }
      },
    });
  },
  WALK_MS,
);

test(
  'notificationMarks: every edge is walked on the notifications',
  async () => {
    const totals = notificationTotals({ gifts: 1, letters: 1 });
    await walkView(notificationMarksWalk, {
      resident: 'notificationMarks',
      start: () => ({ ...member, to: '/notifications' }),
      settle: (world) =>
        answer(world, ['notifications.list'], {
          type: 'list.listed',
          items: notificationsOf(4),
          total: 4,
          totals,
        }),
      view: <NotificationsPage />,
      by: {
        'session.closed': (_, world) => signOut(world),
        'saving.add': ({ change }, world) =>
          'list' in change
            ? press('button', 'Mark all as seen')
            : pressOn(
                rows()[shownOnes(world).findIndex(({ id }) => id === change.id)]?.querySelector(
                  'button[aria-label="Mark as seen"]',
                ) as HTMLElement | null,
              ),
        'saving.saved': 'notifications.mark',
        'saving.refused': 'notifications.mark',
        'outbox.ended': tells('notificationMarks'),
        'port.failed': 'notifications.mark',
      },
      sees: ({ context }, world) => {
        for (const [place, one] of shownOnes(world).entries())
          if (context.changes.some((mark) => isMarked(mark, one)))
            expect(rows()[place]?.textContent).not.toMatch(/New/);
      },
    });
  },
  WALK_MS,
);
