import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ROOM_MISSED_MS } from '../../../contract/limits';
import { openRedis } from '../../../server/realtime/redis';
import { hasRedis, redisServer } from '../../support/redis';
import { aSocket, join, next, startRooms } from './socket.harness';

describe.each([['polling'], ['websocket'], ['polling', 'websocket']])(
  'by %s %s',
  (...transports) => {
    test('a guest joins a public room and hears what is said there, and nowhere else', async () => {
      const { rooms, url } = await startRooms();
      const socket = await aSocket(url, { transports });
      expect(await join(socket, 'home')).toEqual({ ok: true });
      rooms.emitHere('game:game_1234', 'OnWinner', { Amount: 1 });
      const heard = next(socket, 'OnWinner');
      rooms.emitHere('home', 'OnWinner', { Amount: 2 });
      expect(await heard).toEqual({ Amount: 2 });
      expect(await socket.emitWithAck('leave', { room: 'home' })).toEqual({ ok: true });
      rooms.emitHere('home', 'OnWinner', { Amount: 3 });
      const end = next(socket, 'end');
      expect(await join(socket, 'phrases:en-US')).toEqual({ ok: true });
      socket.once('OnWinner', () => expect.unreachable('it has left'));
      rooms.emitHere('phrases:en-US', 'end', {});
      await end;
    });
  },
);

describe('whoever joins a room may have missed what it just said', () => {
  const justSaid = { ok: true, justSaid: true };

  test('within half a minute, whether anybody heard it or not, and in that room only', async () => {
    const { rooms, url, clock } = await startRooms();
    const socket = await aSocket(url);
    rooms.emitHere('home', 'winner', {});
    clock.now += 1;
    rooms.noteSaid('activities:player_bob1');
    clock.now += ROOM_MISSED_MS - 2;
    expect(await join(socket, 'game:game_a1b2')).toEqual({ ok: true });
    expect(await join(socket, 'home')).toEqual(justSaid);
    expect(await join(socket, 'activities:player_bob1')).toEqual(justSaid);
    clock.now += 1;
    expect(await join(socket, 'home')).toEqual({ ok: true });
    expect(await join(socket, 'activities:player_bob1')).toEqual(justSaid);
    rooms.emitHere('game:game_a1b2', 'message', {});
    expect(await join(socket, 'game:game_a1b2')).toEqual(justSaid);
  });

  test('who is not to hear it does not learn of it, nor does anybody while that is not known', async () => {
    const { rooms, url, logged } = await startRooms();
    const ada = await aSocket(url, { auth: { token: 'token-of-ada' } });
    const bob = await aSocket(url, { auth: { token: 'token-of-bob' } });
    for (const player of ['bob1', 'trouble']) rooms.noteSaid(`activities:player_${player}`);
    expect(await join(ada, 'activities:player_bob1')).toEqual({ ok: true });
    expect(await join(bob, 'activities:player_bob1')).toEqual(justSaid);
    expect(await join(bob, 'activities:player_trouble')).toEqual({ ok: true });
    expect(logged).toEqual([
      [{ error: new Error('the store is away') }, 'socket could not tell who may hear a room'],
    ]);
  });
});

test.each(['home', 'game:game_a1b2', 'tournament:tournament_a1b2', 'phrases:pt-BR'])(
  '%s is a room',
  async (room) => {
    const { url } = await startRooms();
    expect(await join(await aSocket(url), room)).toEqual({ ok: true });
  },
);

test.each([
  'player:ada',
  'Home',
  'game:',
  'game:x',
  'phrases:<b>',
  '',
  null,
  7,
  ['home'],
  { toString: 'home' },
  'x'.repeat(1_000),
])('%j is none', async (room) => {
  const { url } = await startRooms();
  const socket = await aSocket(url);
  expect(await join(socket, room)).toEqual({ ok: false, code: 'body-invalid' });
});

test('events without payload or acknowledgement do no harm', async () => {
  const { url } = await startRooms();
  const socket = await aSocket(url);
  socket.emit('join');
  socket.emit('join', null, 'no function');
  socket.emit('leave', 1, 2, 3);
  socket.emit('constructor', {});
  expect(await socket.emitWithAck('leave', {})).toEqual({ ok: false, code: 'body-invalid' });
});

test('a socket has a bounded number of rooms; a room it is in counts once', async () => {
  const { url, rooms } = await startRooms({ rooms: 3 });
  const socket = await aSocket(url, { auth: { token: 'token-of-ada' } });
  for (const room of ['home', 'home', 'phrases:en', 'phrases:de']) {
    expect(await join(socket, room)).toEqual({ ok: true });
  }
  expect(await join(socket, 'phrases:fr')).toEqual({ ok: false, code: 'conflict' });
  expect(await rooms.addToRoom({ player: 'ada' }, 'phrases:fr')).toBe(false);
  await socket.emitWithAck('leave', { room: 'home' });
  expect(await join(socket, 'phrases:fr')).toEqual({ ok: true });
});

describe('rooms by HTTP', () => {
  test('find all sockets of a player', async () => {
    const { url, rooms } = await startRooms();
    const auth = { token: 'token-of-ada' };
    const sockets = await Promise.all([aSocket(url, { auth }), aSocket(url, { auth })]);
    await aSocket(url, { auth: { token: 'token-of-bob' } });
    expect(await rooms.isInRoom({ player: 'ada' }, 'home')).toBe(false);
    expect(await rooms.addToRoom({ player: 'ada' }, 'home')).toBe(true);
    expect(await rooms.isInRoom({ player: 'ada' }, 'home')).toBe(true);
    expect(await rooms.isInRoom({ player: 'bob' }, 'home')).toBe(false);
    const heard = sockets.map((socket) => next(socket, 'message'));
    rooms.emitHere('home', 'message', { message: 'hello' });
    expect(await Promise.all(heard)).toEqual([{ message: 'hello' }, { message: 'hello' }]);
    expect(await rooms.removeFromRoom({ player: 'ada' }, 'home')).toBe(true);
    expect(await rooms.isInRoom({ player: 'ada' }, 'home')).toBe(false);
  });

  test('find a guest’s socket by its id, not another player’s, and nobody by a room’s name', async () => {
    const { url, rooms } = await startRooms();
    const guest = await aSocket(url);
    const ada = await aSocket(url, { auth: { token: 'token-of-ada' } });
    await join(guest, 'phrases:en-US');
    expect(await rooms.addToRoom({ socketId: guest.id }, 'home')).toBe(true);
    expect(await rooms.addToRoom({ socketId: ada.id }, 'home')).toBe(false);
    expect(await rooms.addToRoom({ socketId: ada.id, player: 'bob' }, 'home')).toBe(false);
    expect(await rooms.addToRoom({ socketId: ada.id, player: 'ada' }, 'home')).toBe(true);
    expect(await rooms.removeFromRoom({ socketId: 'phrases:en-US' }, 'phrases:en-US')).toBe(false);
    expect(await rooms.addToRoom({ socketId: 'unknown-socket' }, 'home')).toBe(false);
    expect(await rooms.addToRoom({}, 'home')).toBe(false);
    expect(await rooms.addToRoom({ player: 'nobody' }, 'home')).toBe(false);
  });
});

test.each(['wrong', 7, { a: 1 }, 'token-of-trouble'])(
  'the token %j makes a guest',
  async (token) => {
    const { url, rooms } = await startRooms();
    const socket = await aSocket(url, { auth: { token } });
    expect(await join(socket, 'home')).toEqual({ ok: true });
    expect(await rooms.isInRoom({ player: 'ada' }, 'home')).toBe(false);
  },
);

test('a broken line comes back to its rooms and what was said there', async () => {
  const { url, rooms, breakLines } = await startRooms();
  const socket = await aSocket(url, { transports: ['websocket'], auth: { token: 'token-of-ada' } });
  await join(socket, 'home');
  const first = next(socket, 'said');
  rooms.emitHere('home', 'said', { n: 1 });
  await first;
  const { id } = socket;
  const lost = next(socket, 'disconnect');
  breakLines();
  await lost;
  const missed = next(socket, 'said');
  rooms.emitHere('home', 'said', { n: 2 });
  expect(await missed).toEqual({ n: 2 });
  expect([socket.recovered, socket.id]).toEqual([true, id]);
  expect(await rooms.isInRoom({ player: 'ada' }, 'home')).toBe(true);
});

test('a socket that signed out meanwhile comes back as a guest', async () => {
  const { url, rooms, breakLines, players } = await startRooms();
  const socket = await aSocket(url, { transports: ['websocket'], auth: { token: 'token-of-ada' } });
  await join(socket, 'home');
  const first = next(socket, 'said');
  rooms.emitHere('home', 'said', { n: 1 });
  await first;
  players.clear();
  const back = next(socket, 'connect');
  breakLines();
  await back;
  expect(socket.recovered).toBe(true);
  expect(await rooms.isInRoom({ player: 'ada' }, 'home')).toBe(false);
  expect(await rooms.addToRoom({ player: 'ada' }, 'home')).toBe(false);
});

test('too many events disconnect; as many as allowed do not', async () => {
  const { url, clock } = await startRooms({ events: { perSecond: 1, burst: 5 } });
  const socket = await aSocket(url, { reconnection: false });
  for (let n = 0; n < 5; n += 1) expect(await join(socket, 'home')).toEqual({ ok: true });
  clock.now += 1_000;
  expect(await join(socket, 'home')).toEqual({ ok: true });
  const gone = next(socket, 'disconnect');
  socket.emit('anything');
  expect(await gone).toBe('io server disconnect');
});

test.each([['websocket'], ['polling']])(
  'a message that is too large disconnects (%s)',
  async (transport) => {
    const { url } = await startRooms();
    const socket = await aSocket(url, { transports: [transport], reconnection: false });
    const gone = next(socket, 'disconnect');
    socket.emit('join', { room: 'x'.repeat(20_000) });
    await gone;
  },
);

test('a stalled reader is cut off', async () => {
  const { url, rooms } = await startRooms();
  const { port } = new URL(url);
  const line = connect(Number(port), '127.0.0.1');
  line.on('error', () => {});
  const text = (body: string): Buffer =>
    Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), Buffer.from(body)]);
  line.write(
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await once(line, 'data');
  line.write(text('40'));
  await once(line, 'data');
  line.write(text('421["join",{"room":"home"}]'));
  await once(line, 'data');
  line.pause();
  expect(rooms.connections()).toBe(1);
  let told = 0;
  for (; told < 20_000 && rooms.connections() > 0; told += 1) {
    rooms.emitHere('home', 'said', { text: 'x'.repeat(10_000) });
    if (told % 20 === 0) await new Promise(setImmediate);
  }
  expect(told).toBeLessThan(3_000);
});

test('garbage is answered with 400, never with an exception', async () => {
  const { url } = await startRooms();
  for (const query of [
    '',
    '?EIO=4',
    '?EIO=3&transport=polling',
    '?EIO=4&transport=x',
    '?EIO=4&transport=polling&sid=unknown',
  ]) {
    expect((await fetch(`${url}/socket.io/${query}`)).status).toBe(400);
  }
  const opened = await (await fetch(`${url}/socket.io/?EIO=4&transport=polling`)).text();
  const { sid } = JSON.parse(opened.slice(1)) as { sid: string };
  const session = `${url}/socket.io/?EIO=4&transport=polling&sid=${sid}`;
  const statuses: number[] = [];
  for (const body of ['40', '42', '4garbage', '42["join"', '42{}', '\u0000', '49', '42[null]']) {
    statuses.push((await fetch(session, { method: 'POST', body })).status);
  }
  expect(Math.max(...statuses)).toBeLessThan(500);
  expect((await fetch(`${url}/socket.iox/`)).status).toBe(418);
  expect((await fetch(`${url}/other`)).status).toBe(418);
});

test('closing disconnects everybody and lets the clients come back', async () => {
  const { url, rooms } = await startRooms();
  const socket = await aSocket(url);
  const gone = next(socket, 'disconnect');
  await rooms.close();
  // Told to go by the server, a client would stay away; one whose line broke comes back.
  expect(await gone).not.toBe('io server disconnect');
  expect(socket.active).toBe(true);
});

test.skipIf(!hasRedis)(
  'with redis, rooms span two processes, and without it each has its own',
  async () => {
    const redis = await redisServer();
    await redis.start();
    onTestFinished(() => redis.kill());
    const aNode = async () => {
      const opened = openRedis(redis.url, { info: () => undefined, warn: () => undefined });
      onTestFinished(opened.close);
      await expect.poll(() => opened.redis.isReady).toBe(true);
      return startRooms({}, opened.redis);
    };
    const here = await aNode();
    const there = await aNode();
    const socket = await aSocket(there.url, { auth: { token: 'token-of-ada' } });
    while (!(await here.rooms.addToRoom({ player: 'ada' }, 'home')))
      await new Promise(setImmediate);
    expect(await here.rooms.isInRoom({ player: 'ada' }, 'home')).toBe(true);
    socket.once('here', () => expect.unreachable('it is on the other process'));
    here.rooms.emitHere('home', 'here', {});
    const last = next(socket, 'there');
    there.rooms.emitHere('home', 'there', {});
    await last;

    await redis.kill();
    await expect.poll(() => here.rooms.addToRoom({ player: 'ada' }, 'home')).toBe(false);
    expect(await there.rooms.addToRoom({ player: 'ada' }, 'home')).toBe(true);
  },
);
