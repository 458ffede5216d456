import { expect, test } from 'vitest';
import { HUB_AWAITED_MS, HUB_RECONNECT_DELAYS_MS } from '../../../contract/limits';
import { hubState } from '../../../machines/hub/hub.select';
import { keepJournal } from '../support/golden';
import { aWorld, token, type World } from '../support/world';

const signedIn = () => aWorld({ stored: { token: token() } });
const state = (world: World) => hubState(world.resident('hub').getSnapshot());
const say = (world: World, fact: { type: string } & Record<string, unknown>) =>
  world.asked('hub.connection').answer(fact);
const attempts = (world: World) =>
  world.questions.filter(({ port }) => port === 'hub.connection').length;
const connected = () => {
  const world = signedIn();
  say(world, { type: 'hub.opened' });
  world.asked('wallet.list').answer({ type: 'wallet.listed', wallets: [] } as never);
  return world;
};
const balance = (Sequence: number, Balance = Sequence) => ({
  type: 'hub.received',
  handler: 'OnWalletChange',
  body: JSON.stringify({
    Balances: [{ Currency: 'COINS', Balance }],
    SuggestedDelay: 0,
    Sequence,
  }),
});
const coins = (world: World) => {
  world.clock.increment(0);
  return world.resident('wallet').getSnapshot().context.wallets[0]?.amount;
};

test('a guest has no hub; a signed-in player has one from the start', () => {
  expect(state(aWorld())).toBe('Disconnected');
  const world = signedIn();
  expect(state(world)).toBe('Connecting');
  say(world, { type: 'hub.opened' });
  expect(state(world)).toBe('Connected');
});

test('after a drop it tries after 0, 2, 10 and 30 s, then gives up; a reset works after that', () => {
  const world = connected();
  say(world, { type: 'hub.dropped' });
  for (const delay of HUB_RECONNECT_DELAYS_MS) {
    expect(state(world)).toBe('Reconnecting');
    if (delay > 0) {
      world.clock.increment(delay - 1);
      expect(attempts(world), `before ${delay}`).toBe(0);
      world.clock.increment(1);
    } else world.clock.increment(0);
    expect(attempts(world), `after ${delay}`).toBe(1);
    say(world, { type: 'hub.dropped' });
  }
  expect(state(world)).toBe('Disconnected');
  world.clock.increment(600_000);
  expect(attempts(world)).toBe(0);
  world.resident('hub').send({ type: 'hub.reset' });
  expect(state(world)).toBe('Connecting');
  say(world, { type: 'hub.opened' });
  expect(state(world)).toBe('Connected');
});

test('a drop after a reconnect begins again with the first delay', () => {
  const world = connected();
  for (let drop = 0; drop < 6; drop += 1) {
    say(world, { type: 'hub.dropped' });
    world.clock.increment(0);
    say(world, { type: 'hub.opened' });
  }
  expect(state(world)).toBe('Connected');
});

test('a tab has one connection: none once another tab leads, a new one when it leads again', () => {
  const world = connected();
  const before = world.asked('hub.connection');
  world.resident('hub').send({ type: 'tabs.led' });
  expect([state(world), attempts(world)]).toEqual(['Connecting', 1]);
  expect(world.asked('hub.connection')).not.toBe(before);
  world.resident('hub').send({ type: 'tabs.followed' });
  expect(attempts(world)).toBe(0);
});

test('going on line and a visible tab reset a hub that gave up', () => {
  for (const fact of ['connection.seen', 'connection.found']) {
    const world = connected();
    world.asked('connection.watch').answer({ type: 'connection.lost' });
    say(world, { type: 'hub.dropped' });
    for (const delay of HUB_RECONNECT_DELAYS_MS) {
      world.clock.increment(delay);
      say(world, { type: 'hub.dropped' });
    }
    expect(state(world)).toBe('Disconnected');
    world.asked('connection.watch').answer({ type: fact });
    expect(state(world)).toBe('Connecting');
  }
});

test('a failed start is logged, not alerted, and takes the same schedule', () => {
  const world = signedIn();
  say(world, { type: 'hub.dropped' });
  const heard = world.questions.filter(({ port }) => port === 'console').flatMap((q) => q.heard);
  expect(heard).toEqual([
    { type: 'console.write', level: 'warning', message: 'The hub did not start' },
  ]);
  expect(world.resident('alerts').getSnapshot().context.ids).toEqual([]);
  expect(state(world)).toBe('Reconnecting');
});

test('a message that comes twice counts once; after a gap it asks for what it missed', () => {
  const world = connected();
  say(world, balance(7));
  expect(coins(world)).toBe(7);
  say(world, balance(7, 99));
  expect(coins(world)).toBe(7);
  say(world, balance(9));
  expect(coins(world)).toBe(7);
  expect(world.asked('hub.connection').heard).toEqual([{ type: 'connection.resume', after: 7 }]);
  say(world, balance(8));
  say(world, balance(9));
  expect(coins(world)).toBe(9);
});

test('a reconnect resumes after the last number; a reset makes the residents fetch again', () => {
  const world = connected();
  say(world, balance(7));
  coins(world);
  say(world, { type: 'hub.dropped' });
  world.clock.increment(0);
  expect(world.asked('hub.connection').input).toEqual({ after: 7 });
  say(world, { type: 'hub.opened' });
  expect(world.resident('wallet').getSnapshot().value).toEqual({ shown: 'settled' });
  say(world, { type: 'hub.resumed', sequence: 50, missed: 43, reset: true });
  expect(world.resident('wallet').getSnapshot().value).toBe('listing');
  expect(world.resident('hub').getSnapshot().context.sequence).toBe(50);
});

test('a message that is no JSON is logged and ignored', () => {
  const world = connected();
  say(world, { type: 'hub.received', handler: 'OnWalletChange', body: 'nonsense' });
  const heard = world.questions.filter(({ port }) => port === 'console').flatMap((q) => q.heard);
  expect(heard).toEqual([
    { type: 'console.write', level: 'warning', message: 'Signal is not JSON' },
  ]);
  expect(state(world)).toBe('Connected');
});

test('a refused token is refreshed once; refused again, the player is asked to sign in', () => {
  const world = signedIn();
  say(world, { type: 'hub.refused' });
  expect(state(world)).toBe('Disconnected');
  world.asked('session.claim').answer({ type: 'refresh.granted' });
  world.asked('session.refresh').answer({ type: 'session.refreshed', token: token() } as never);
  expect(state(world)).toBe('Connecting');
  say(world, { type: 'hub.refused' });
  expect(world.resident('session').getSnapshot().value).toBe('signedOut');
  expect(state(world)).toBe('Disconnected');
});

test('an answer under way is asked for again when news has overtaken it', () => {
  const ports = [
    'wallet.list',
    'player.load',
    'gifts.count',
    'letters.count',
    'notifications.unseen',
    'relations.count',
  ] as const;
  const world = signedIn();
  world.clock.increment(HUB_AWAITED_MS);
  const before = ports.map((port) => world.asked(port));
  say(world, { type: 'hub.opened' });
  say(world, { type: 'hub.resumed', sequence: 7, missed: 0, reset: false });
  for (const [at, port] of ports.entries()) expect(world.asked(port)).not.toBe(before[at]);
  keepJournal(world, 'answersOvertakenByNews');
});

test('a hub that is stopped says Disconnecting until its connection is closed [§4]', () => {
  const world = connected();
  world.resident('hub').send({ type: 'hub.stop' });
  expect(state(world)).toBe('Disconnecting');
  say(world, { type: 'hub.closed' });
  expect(state(world)).toBe('Disconnected');
  world.resident('hub').send({ type: 'hub.reset' });
  expect(state(world)).toBe('Connecting');
});
