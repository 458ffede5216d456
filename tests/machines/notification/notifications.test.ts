import { afterEach, beforeEach, expect, test } from 'vitest';
import { NOTIFICATIONS_PAGE, PEOPLE_GATHER_MS } from '../../../contract/limits';
import { notificationTotals } from '../../../contract/make/notification';
import type { Notification } from '../../../contract/notification';
import { isMoreLeft, itemsOf } from '../../../machines/kit/list.select';
import { notificationsOf } from '../../../machines/notification/notifications.sample';

import { keepJournal } from '../support/golden';
import { aWorld, token, type World } from '../support/world';

const ALL = 11;
const whole = notificationsOf(ALL);
let world: World;

const snapshot = () => world.resident('notifications').getSnapshot();
const shown = () => itemsOf<Notification>(snapshot()).map(({ id }) => id);
const send = (type: string) => world.resident('notifications').send({ type } as never);
const asked = () => world.asked('notifications.list');
const listed = (items = whole, total = ALL) => ({
  type: 'list.listed',
  items,
  total,
  totals: notificationTotals(),
});

/** Ten of eleven are shown, as on arrival: before the hub has connected. */
beforeEach(() => {
  world = aWorld({ to: '/notifications', stored: { token: token() } });
  asked().answer(listed(whole.slice(0, NOTIFICATIONS_PAGE)));
  expect(shown()).toHaveLength(NOTIFICATIONS_PAGE);
});
afterEach(() => {
  world.app.stop();
});

const isWhole = () => {
  expect(asked().input).toEqual({
    query: { list: 'all' },
    pageIndex: 0,
    pageSize: 2 * NOTIFICATIONS_PAGE,
  });
  asked().answer(listed());
  expect(shown()).toEqual(whole.map(({ id }) => id));
  expect(isMoreLeft(snapshot())).toBe(false);
};

test('the next page that is asked for while news gathers comes with the others', () => {
  send('hub.skipped');
  expect(snapshot().can({ type: 'list.more' })).toBe(true);
  send('list.more');
  world.clock.increment(PEOPLE_GATHER_MS);
  isWhole();
  keepJournal(world, 'nextPageWhileNewsGathers');
});

test('the next page that is asked for while the others are asked for anew comes with them', () => {
  send('hub.skipped');
  world.clock.increment(PEOPLE_GATHER_MS);
  const smaller = asked();
  expect(smaller.input).toMatchObject({ pageSize: NOTIFICATIONS_PAGE });
  send('list.more');
  // Its answer would count as both pages, and hide that one is missing.
  expect(world.questions).not.toContain(smaller);
  isWhole();
  keepJournal(world, 'nextPageWhileAskedAnew');
});

test('news while the next page is on its way asks for it again with the others', () => {
  send('list.more');
  send('hub.skipped');
  send('notification.arrived');
  world.clock.increment(PEOPLE_GATHER_MS);
  isWhole();
  keepJournal(world, 'newsWhileNextPageComes');
});

test('one that arrives before the next page is answered shifts the pages, and loses no row', () => {
  const [first, ...old] = notificationsOf(ALL + 1);
  const news = first === undefined ? [] : [first];
  const before = old.map(({ id }) => id);
  world.resident('notifications').send({ type: 'hub.skipped' } as never);
  world.clock.increment(PEOPLE_GATHER_MS);
  asked().answer(listed(old.slice(0, NOTIFICATIONS_PAGE)));
  send('list.more');
  // The tenth is told twice.
  asked().answer(listed(old.slice(NOTIFICATIONS_PAGE - 1), ALL + 1));
  expect(shown()).toEqual(before);
  send('notification.arrived');
  world.clock.increment(PEOPLE_GATHER_MS);
  asked().answer(listed([...news, ...old], ALL + 1));
  expect(shown()).toEqual([...news, ...old].map(({ id }) => id));
});

test('a page that nobody has loaded yet has no next one', () => {
  const fresh = aWorld({ to: '/notifications', stored: { token: token() } });
  const list = fresh.resident('notifications').getSnapshot();
  expect(list.can({ type: 'list.more' })).toBe(false);
  fresh.app.stop();
});
