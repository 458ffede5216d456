import { expect, test } from 'vitest';
import { HUB_AWAITED_MS } from '../../../contract/limits';
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

test('a gift that arrives is counted once, and told of once', () => {
  const world = aWorld({ stored: { token: token() } });
  connect(world);
  const before = asked(world);
  const hear = (handler: string, body: object) =>
    world
      .asked('hub.connection')
      .answer({ type: 'hub.received', handler, body: JSON.stringify(body) } as never);
  hear('OnPlayerChange', { Changed: ['gifts'], Sequence: 1 });
  hear('OnNotification', { Type: 'gifts', Sequence: 2 });
  expect(asked(world)).toEqual({
    ...before,
    'gifts.count': 2,
    'notifications.unseen': 2,
  });
});
