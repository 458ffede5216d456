import { expect, test } from 'vitest';
import { SOCKET_CONNECT_MS } from '../../../contract/limits';
import { backoff } from '../../../machines/socket/socket.rules';
import { isUnheard } from '../../../machines/socket/socket.select';
import { aWorld, token, type World } from '../support/world';

const state = (world: World) => world.resident('socket').getSnapshot();
const connections = (world: World) =>
  world.questions.filter(({ port }) => port === 'socket.connection').length;
const say = (world: World, fact: { type: string } & Record<string, unknown>) =>
  world.asked('socket.connection').answer(fact);

test('the wait doubles from 1 s to 5 s, spread by half to either side', () => {
  expect([1, 2, 3, 4, 50].map((attempt) => backoff(attempt, 0.5))).toEqual([
    1_000, 2_000, 4_000, 5_000, 5_000,
  ]);
  expect([backoff(1, 0), backoff(1, 1), backoff(9, 0), backoff(9, 1)]).toEqual([
    500, 1_500, 2_500, 5_000,
  ]);
});

test('a guest is connected, joins rooms, and is back in them after a drop', () => {
  const world = aWorld();
  say(world, { type: 'socket.opened' });
  world.resident('socket').send({ type: 'socket.join', room: 'game:game_wheel' });
  const joins = [
    { type: 'room.join', room: 'look' },
    { type: 'room.join', room: 'phrases:en-US' },
    { type: 'room.join', room: 'phrases:en' },
    { type: 'room.join', room: 'home' },
    { type: 'room.join', room: 'game:game_wheel' },
  ];
  expect(world.asked('socket.connection').heard).toEqual(joins);
  say(world, { type: 'socket.dropped', roll: 0.5 });
  expect(isUnheard(state(world))).toBe(true);
  world.clock.increment(999);
  expect(state(world).value).toEqual({ closed: 'waiting' });
  world.clock.increment(1);
  world.asked('lobby.list').answer({ type: 'port.failed', port: 'lobby.list' } as never);
  say(world, { type: 'socket.opened' });
  expect(world.asked('socket.connection').heard).toEqual(joins);
  expect(isUnheard(state(world))).toBe(false);
  expect(world.resident('lobby').getSnapshot().value).toEqual({ open: 'loading' });
});

test('an attempt without an answer ends after 20 s', () => {
  const world = aWorld();
  world.clock.increment(SOCKET_CONNECT_MS);
  expect([state(world).value, connections(world)]).toEqual([{ closed: 'waiting' }, 0]);
});

test('signing in opens a connection with the new identity', () => {
  const world = aWorld();
  const before = world.asked('socket.connection');
  before.answer({ type: 'socket.opened' });
  world.resident('session').send({ type: 'session.adopt', token: token() });
  expect(world.asked('socket.connection')).not.toBe(before);
  expect([state(world).value, connections(world)]).toEqual(['opening', 1]);
});

test('somebody who won is news for the winners lists, gathered', () => {
  const world = aWorld();
  const loaded = { type: 'winners.loaded', coins: [], money: [], superJackpot: [] };
  world.asked('winners.load').answer(loaded);
  say(world, { type: 'socket.opened' });
  say(world, { type: 'socket.heard', room: 'home', name: 'winner', body: '{}' });
  say(world, { type: 'socket.heard', room: 'home', name: 'winner', body: '{}' });
  expect(world.resident('winners').getSnapshot().value).toBe('outdated');
});

test('a platform that is found at once, when the page is looked at again, is told of as well', () => {
  const world = aWorld();
  say(world, { type: 'socket.dropped', roll: 0.5 });
  world.asked('lobby.list').answer({ type: 'port.failed', port: 'lobby.list' } as never);
  world.resident('connection').send({ type: 'connection.seen' });
  expect([state(world).value, isUnheard(state(world))]).toEqual(['opening', true]);
  say(world, { type: 'socket.opened' });
  expect(isUnheard(state(world))).toBe(false);
  expect(world.resident('lobby').getSnapshot().value).toEqual({ open: 'loading' });
});
