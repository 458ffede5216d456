import { expect, test } from 'vitest';
import { NOTIFICATIONS_UNSEEN_MAX } from '../../../contract/limits';
import { aNotification, notificationTotals } from '../../../contract/make/notification';
import { withMarks } from '../../../machines/notification/bell.rules';
import {
  addressOfNotifications,
  isMarked,
  isMarking,
  isNews,
  notificationListOf,
  notificationLists,
  totalsAfter,
  withNews,
  withSeen,
} from '../../../machines/notification/notifications.rules';
import { anEntry } from '../../../machines/outbox/outbox.sample';

const request = aNotification();
const gift = aNotification({ id: 'gift', type: 'gifts', kind: 'gift-arrived' });
const seen = aNotification({ id: 'seen', seenAt: '2026-11-20T19:40:00.000Z' });
const markOf = ({ id, type: category }: typeof request) => ({ id, category });

test('an address says its list; what names none means all', () => {
  for (const list of notificationLists)
    expect(notificationListOf(addressOfNotifications(list).split('/')[2])).toBe(list);
  expect([addressOfNotifications('all'), notificationListOf('none')]).toEqual([
    '/notifications',
    'all',
  ]);
});

test('a mark means one, those of a category, or all', () => {
  const marks = [markOf(request), { list: 'friends' }, { list: 'gifts' }, { list: 'all' }] as const;
  expect(marks.map((mark) => [isMarked(mark, request), isMarked(mark, gift)])).toEqual([
    [true, false],
    [true, false],
    [false, true],
    [true, true],
  ]);
});

test('what is seen or known already is no news', () => {
  expect(isNews([], request)).toBe(true);
  expect(isNews([gift], request)).toBe(true);
  expect(isNews([gift, request], request)).toBe(false);
  expect(isNews([], seen)).toBe(false);
});

test('news come first; the oldest falls out past the most that are kept', () => {
  expect(withNews([gift], request)).toEqual([request, gift]);
  expect(withNews([gift], gift)).toEqual([gift]);
  expect(withNews([gift], undefined)).toEqual([gift]);
  const many = Array.from({ length: NOTIFICATIONS_UNSEEN_MAX }, (_, n) =>
    aNotification({ id: `n${n}` }),
  );
  expect(withNews(many.slice(1), request)).toEqual([request, ...many.slice(1)]);
  expect(withNews(many, request)).toEqual([request, ...many.slice(0, -1)]);
});

test('what a mark means is shown as seen; what was seen before keeps its instant', () => {
  const list = { items: [request, gift, seen], total: 3, pages: 1 };
  const shown = { ...gift, seenAt: gift.createdAt };
  expect(withSeen(list, { list: 'gifts' })).toEqual({ ...list, items: [request, shown, seen] });
  expect(withSeen(list, markOf(seen))).toEqual(list);
});

test('a mark takes away what it means of the totals, and never more than there is', () => {
  const totals = notificationTotals({ friends: 1, gifts: 2 });
  expect(totalsAfter(totals, markOf(gift))).toEqual(notificationTotals({ friends: 1, gifts: 1 }));
  expect(totalsAfter(totals, { list: 'gifts' })).toEqual(notificationTotals({ friends: 1 }));
  expect(totalsAfter(totals, { list: 'all' })).toEqual(notificationTotals({}));
  const none = notificationTotals({});
  expect(totalsAfter(none, markOf(gift))).toEqual(none);
});

test('the bell rings without what is being marked; one that it does not know is counted already', () => {
  const told = { items: [request, gift], totals: notificationTotals({ friends: 1, gifts: 1 }) };
  expect(withMarks(told, [])).toEqual(told);
  expect(withMarks(told, [markOf(gift)])).toEqual({
    items: [request],
    totals: notificationTotals({ friends: 1 }),
  });
  expect(withMarks(told, [markOf(seen)])).toEqual(told);
  expect(withMarks({ ...told, items: [request] }, [{ list: 'gifts' }])).toEqual({
    items: [request],
    totals: notificationTotals({ friends: 1 }),
  });
  expect(withMarks(told, [markOf(gift), { list: 'all' }])).toEqual({
    items: [],
    totals: notificationTotals({}),
  });
});

test('marks are told apart from all else that waits', () => {
  expect([anEntry({ call: 'viewNotification' }), anEntry()].map(isMarking)).toEqual([true, false]);
});

test('there is a list of all and one of each of the nine categories [§2]', () => {
  expect(notificationLists.map(addressOfNotifications)).toEqual([
    '/notifications',
    '/notifications/friends',
    '/notifications/gifts',
    '/notifications/letters',
    '/notifications/scratchers',
    '/notifications/challenges',
    '/notifications/tournaments',
    '/notifications/achievements',
    '/notifications/supports',
    '/notifications/freespin',
  ]);
});
