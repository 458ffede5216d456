import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasRedis, type RedisServer, redisServer } from '../support/redis';
import { type ServerProcess, serverProcess } from '../support/server';

let redis: RedisServer;
let server: ServerProcess;
let socket: Socket;

beforeAll(async () => {
  if (!hasRedis) return;
  redis = await redisServer();
  await redis.start();
  server = await serverProcess({ REDIS_URL: redis.url });
  await server.start();
  socket = io(server.url, { forceNew: true });
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
});
afterAll(async () => {
  socket?.disconnect();
  await server?.remove();
  await redis?.kill();
});

const post = async (path: string, body: object): Promise<number> =>
  (
    await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).status;

const signUp = (username: string) =>
  post('/auth/sign-up', {
    username,
    email: `${username}@example.com`,
    password: 'Carousel-2026',
    country: 'US',
    birthday: { day: 1, month: 1, year: 1990 },
    terms: true,
  });
const addToRoom = () => post('/socket/add', { room: 'home', socketId: socket.id });
const connected = () => socket.connected;

test.skipIf(!hasRedis)('while Redis is away everything of a process itself goes on', async () => {
  expect(await addToRoom()).toBe(200);
  await redis.kill();

  expect(await signUp('without')).toBe(200);
  expect(await socket.emitWithAck('join', { room: 'home' })).toMatchObject({ ok: true });
  expect(await addToRoom()).toBe(200);
  const again = io(server.url, { forceNew: true });
  await new Promise<void>((resolve) => again.once('connect', () => resolve()));
  again.disconnect();
  expect(connected()).toBe(true);

  await redis.start();
  expect(await addToRoom()).toBe(200);
  expect(await signUp('with')).toBe(200);
  expect(connected()).toBe(true);
});

test.skipIf(!hasRedis)('a platform that opens while Redis is away serves without it', async () => {
  await redis.kill();
  const alone = await serverProcess({ REDIS_URL: redis.url });
  try {
    await alone.start();
    expect((await fetch(`${alone.url}/readyz`)).status).toBe(200);
    expect((await fetch(`${alone.url}/api/bootstrap`)).status).toBe(200);
  } finally {
    await alone.remove();
  }
});
