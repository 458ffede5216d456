import { expect, test } from 'vitest';
import { HUB_AWAITED_MS } from '../../../contract/limits';
import { aToken } from '../../../contract/make/token';
import { problem } from '../../../contract/problems';
import { isOffered, standing } from '../../../machines/push/push.select';
import { aWorld, type World } from '../support/world';

const ann = aToken({ sub: 'player_ann1' });
const mine = { player: 'player_ann1' };

/** A page of Ann's whose browser has told what it may. */
const aPage = (permission: string, push: object = {}): World => {
  const world = aWorld({ stored: { token: ann, push } });
  world.asked('push.prepare').answer({ type: 'push.prepared', permission } as never);
  return world;
};
const at = (world: World) => standing(world.resident('push').getSnapshot());
const asks = (world: World, port: string) => world.questions.some((one) => one.port === port);
const kept = (world: World) =>
  world
    .asked('storage.disk')
    .heard.flatMap((command) =>
      'key' in command && command.key === 'push' && 'value' in command
        ? [JSON.parse(String(command.value))]
        : [],
    );

test('the browser asks only after a press, and is registered once it may', () => {
  const world = aPage('default');
  expect([at(world), asks(world, 'push.ask')]).toEqual(['idle', false]);
  world.resident('push').send({ type: 'push.ask' });
  world.asked('push.ask').answer({ type: 'push.answered', permission: 'granted' } as never);
  expect([at(world), kept(world)]).toEqual(['registering', [mine]]);
  world.asked('push.register').answer({ type: 'push.registered' });
  expect(at(world)).toBe('on');
});

test('a browser that was told no is not registered, and nothing is chosen', () => {
  const world = aPage('default');
  world.resident('push').send({ type: 'push.ask' });
  world.asked('push.ask').answer({ type: 'push.answered', permission: 'denied' } as never);
  expect([at(world), kept(world), asks(world, 'push.register')]).toEqual(['refused', [], false]);
});

test('the next page of the same browser registers by itself; the page of another player drops it', () => {
  expect(at(aPage('granted', mine))).toBe('registering');
  const world = aPage('granted', { player: 'player_ben1' });
  expect([asks(world, 'push.register'), world.asked('push.drop').input]).toEqual([
    false,
    { told: false },
  ]);
  world.asked('push.drop').answer({ type: 'push.dropped' });
  expect([at(world), kept(world)]).toEqual(['idle', [{}]]);
});

test('a browser that keeps its subscription is not asked for it without end', () => {
  const world = aPage('granted', { player: 'player_ben1' });
  world.asked('push.drop').answer({ type: 'port.failed', port: 'push.drop' } as never);
  expect([at(world), asks(world, 'push.drop')]).toEqual(['unsupported', false]);
});

test('signing out ends the subscription; turning it off tells the server, too', () => {
  const world = aPage('granted', mine);
  world.asked('push.register').answer({ type: 'push.registered' });
  world.resident('push').send({ type: 'push.stop' });
  expect(world.asked('push.drop').input).toEqual({ told: true });
  world.asked('push.drop').answer({ type: 'push.dropped' });
  expect([at(world), kept(world)]).toEqual(['idle', [{}]]);

  const other = aPage('granted', mine);
  other.asked('push.register').answer({ type: 'push.registered' });
  other.resident('session').send({ type: 'session.signOut' });
  expect(other.asked('push.drop').input).toEqual({ told: false });
  other.asked('push.drop').answer({ type: 'push.dropped' });
  expect([other.resident('push').getSnapshot().value, kept(other)]).toEqual(['absent', [{}]]);
});

test('what could not be turned off is said to be on', () => {
  const world = aPage('granted', mine);
  world.asked('push.register').answer({ type: 'push.registered' });
  world.resident('push').send({ type: 'push.stop' });
  world.asked('push.drop').answer({ type: 'port.failed', port: 'push.drop' } as never);
  expect([at(world), world.resident('alerts').getSnapshot().context.said]).toEqual(['on', 1]);
});

test('a lost subscription is made anew; a refusal waits for a press or the network', () => {
  const world = aPage('granted', mine);
  world.asked('push.register').answer({ type: 'push.registered' });
  world.asked('push.watch').answer({ type: 'push.lost' });
  expect(at(world)).toBe('registering');
  world
    .asked('push.register')
    .answer({ type: 'push.refused', problem: problem('rate-limited') } as never);
  expect(at(world)).toBe('failed');
  world.asked('connection.watch').answer({ type: 'connection.lost' });
  world.asked('connection.watch').answer({ type: 'connection.found' });
  expect(at(world)).toBe('registering');
});

test('other tabs follow what one of them chose', () => {
  const world = aPage('default');
  const choose = (value: string | null) =>
    world.asked('storage.disk').answer({ type: 'storage.changed', key: 'push', value } as never);
  choose(JSON.stringify(mine));
  world.asked('push.register').answer({ type: 'push.registered' });
  choose(JSON.stringify({}));
  expect([at(world), asks(world, 'push.drop')]).toEqual(['idle', false]);
  expect(isOffered(world.resident('push').getSnapshot())).toBe(true);
  choose(JSON.stringify({ dismissed: true }));
  expect(isOffered(world.resident('push').getSnapshot())).toBe(false);
});

test('the offer is waved away for good', () => {
  const world = aPage('default');
  expect(isOffered(world.resident('push').getSnapshot())).toBe(true);
  world.resident('push').send({ type: 'push.dismiss' });
  expect([isOffered(world.resident('push').getSnapshot()), kept(world)]).toEqual([
    false,
    [{ dismissed: true }],
  ]);
  expect(isOffered(aPage('default', { dismissed: true }).resident('push').getSnapshot())).toBe(
    false,
  );
});

test('what is pushed to a page that can be seen is told there; a click leads to its page', () => {
  const world = aPage('granted', mine);
  world.clock.increment(HUB_AWAITED_MS);
  const before = world.questions.filter(({ port }) => port === 'notifications.unseen').length;
  world.asked('notifications.unseen').answer({
    type: 'notifications.told',
    items: [],
    totals: { unseen: 0, byCategory: {} },
  } as never);
  world.asked('push.watch').answer({ type: 'push.arrived', category: 'gifts' } as never);
  const after = world.questions.filter(({ port }) => port === 'notifications.unseen').length;
  expect([before, after]).toEqual([1, 1]);
  expect(world.resident('bell').getSnapshot().matches({ present: 'arriving' })).toBe(true);
  world.asked('push.watch').answer({ type: 'push.followed', to: '/notifications/gifts' } as never);
  expect(world.resident('router').getSnapshot().context.route.path).toBe('/notifications/gifts');
});

test('turned off in another tab, this browser is not registered when the platform is found', () => {
  const world = aPage('granted', mine);
  world.asked('push.register').answer({ type: 'port.failed', port: 'push.register' } as never);
  expect(at(world)).toBe('failed');
  world.resident('storage').send({ type: 'storage.changed', key: 'push', value: '{}' });
  world.resident('connection').send({ type: 'connection.found' });
  expect([at(world), asks(world, 'push.register')]).toEqual(['idle', false]);
});

test('turned off in another tab while this one registers, it is off here too', () => {
  const world = aPage('granted', mine);
  world.resident('storage').send({ type: 'storage.changed', key: 'push', value: null });
  expect([at(world), asks(world, 'push.register')]).toEqual(['idle', false]);
});

test('allowed and turned on in another tab, the no of before does not count', () => {
  const world = aPage('denied');
  expect(at(world)).toBe('refused');
  const value = JSON.stringify(mine);
  world.resident('storage').send({ type: 'storage.changed', key: 'push', value });
  expect([at(world), asks(world, 'push.register')]).toEqual(['registering', true]);
});
