import { expect, test } from 'vitest';
import { HUB_AWAITED_MS } from '../../../contract/limits';
import { notificationTotals } from '../../../contract/make/notification';
import { totals } from '../../../machines/notification/bell.select';
import { notificationsOf } from '../../../machines/notification/notifications.sample';
import { aWorld, token, type World } from '../support/world';

const one = notificationTotals({ letters: 1 });
const told = {
  type: 'notifications.told',
  items: notificationsOf(2),
  totals: notificationTotals({ gifts: 1, letters: 1 }),
};
const promised = {
  type: 'notifications.promised',
  mark: { id: 'notification_0000', category: 'gifts' },
};
const bell = (world: World) => world.resident('bell').getSnapshot();
const ringing = () => {
  const world = aWorld({ stored: { token: token() } });
  world.clock.increment(HUB_AWAITED_MS);
  return world;
};

test('an answer that does not know of a mark yet takes it back from nobody', () => {
  const world = ringing();
  world.resident('bell').send(promised);
  world.asked('notifications.unseen').answer(told);
  expect(bell(world).context.unseen).toEqual(told.items.slice(1));
  expect(totals(bell(world))).toEqual(one);
  world.resident('bell').send({ type: 'notifications.outdated' });
  world.asked('notifications.unseen').answer(told);
  expect(totals(bell(world))).toEqual(told.totals);
});

test('an answer that knows of a mark already does not count it twice', () => {
  const world = ringing();
  world.resident('bell').send({ type: 'notification.arrived', category: 'gifts' });
  world.resident('bell').send(promised);
  const items = told.items.slice(1);
  world.asked('notifications.unseen').answer({ ...told, items, totals: one } as never);
  expect(totals(bell(world))).toEqual(one);
});

test('what was asked for before a mark was saved is asked for again', () => {
  for (const news of [[], [{ type: 'notification.arrived', category: 'gifts' }]]) {
    const world = ringing();
    for (const event of news) world.resident('bell').send(event);
    const before = world.asked('notifications.unseen');
    world.resident('bell').send(promised);
    world.resident('bell').send({ type: 'notifications.totalled', totals: one });
    expect(world.questions).not.toContain(before);
    expect(world.asked('notifications.unseen')).not.toBe(before);
    expect(totals(bell(world))).toEqual(one);
  }
});
