import { expect, test } from 'vitest';
import { HUB_AWAITED_MS } from '../../../contract/limits';
import { aGift } from '../../../contract/make/gift';
import { notificationTotals } from '../../../contract/make/notification';
import { aUser } from '../../../contract/make/player';
import { aNotificationTold } from '../../../machines/notification/notifications.sample';
import { aWorld, connect, token, type World } from '../support/world';

const counts = ['gifts.count', 'letters.count', 'notifications.unseen', 'relations.count'] as const;

const asked = (world: World) =>
  Object.fromEntries(counts.map((port) => [port, world.asks.filter((one) => one === port).length]));
const each = (times: number) => Object.fromEntries(counts.map((port) => [port, times]));

test('from the start to a connected hub each number is asked for once', () => {
  const world = aWorld({ stored: { token: token() } });
  connect(world);
  world.clock.increment(HUB_AWAITED_MS);
  expect(asked(world)).toEqual(each(1));
});

test.each([500, 5_000])(
  'a hub that connects after %i ms and missed nothing leaves each asked for once, and all else',
  (ms) => {
    const world = aWorld({ stored: { token: token() } });
    world.asked('player.load').answer({ type: 'player.loaded', user: aUser() } as never);
    world.asked('wallet.list').answer({ type: 'wallet.listed', wallets: [] } as never);
    world.clock.increment(ms);
    connect(world, { after: 0 });
    world.clock.increment(HUB_AWAITED_MS);
    expect(asked(world)).toEqual(each(1));
    const others = world.asks.filter((port) => /^(player\.load|wallet\.list)$/.test(port));
    expect(others).toHaveLength(2);
  },
);

test('an answer that is older than what the hub began with is asked for again', () => {
  const world = aWorld({ stored: { token: token() } });
  connect(world, { after: 3 });
  world.asked('hub.connection').answer({ type: 'hub.missed' });
  expect(asked(world)).toEqual(each(2));
});

test('without a hub each number is asked for after a while', () => {
  const world = aWorld({ stored: { token: token() } });
  world.clock.increment(HUB_AWAITED_MS - 1);
  expect(asked(world)).toEqual(each(0));
  world.clock.increment(1);
  expect(asked(world)).toEqual(each(1));
});

test('who signs in later is asked for once as well', () => {
  const world = aWorld();
  world.resident('session').send({ type: 'session.adopt', token: token() });
  world.asked('tabs.lead').answer({ type: 'tabs.alone' });
  connect(world);
  world.clock.increment(HUB_AWAITED_MS);
  expect(asked(world)).toEqual(each(1));
});

test('a gift that arrives is counted and told of, and nothing is asked', () => {
  const world = aWorld({ stored: { token: token() } });
  connect(world);
  world.asked('notifications.unseen').answer({
    type: 'notifications.told',
    items: [],
    totals: notificationTotals({}),
  } as never);
  const before = asked(world);
  const hear = (handler: string, body: object) =>
    world
      .asked('hub.connection')
      .answer({ type: 'hub.received', handler, body: JSON.stringify(body) } as never);
  hear('gift', {
    GiftId: 'gift_9999',
    Gift: aGift({ _id: 'gift_9999' }),
    Lists: ['pending', 'received'],
    Unseen: 7,
    Sequence: 1,
  });
  const { notification: Notification, totals: Totals } = aNotificationTold();
  hear('OnNotification', { Type: 'gifts', Notification, Totals, Sequence: 2 });
  expect(asked(world)).toEqual(before);
  expect(world.resident('giftCounter').getSnapshot().context.count).toBe(7);
  expect(world.resident('bell').getSnapshot().context.totals).toEqual(Totals);
  expect(world.resident('alerts').getSnapshot().context.said).toBe(1);
});
