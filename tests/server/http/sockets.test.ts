import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitLines } from '../../../server/http/sockets';

const MUCH = Buffer.alloc(4 * 1024 * 1024);
const PIPED = 3;
const FRESH = 40;
let server: Server;
let end: () => void;
let asked: number;
/** Lines that the server ever took: what came and went between two looks counts too. */
let taken: number;
/** Lines that the server holds open. */
let held: Set<Socket>;

beforeEach(async () => {
  asked = 0;
  taken = 0;
  held = new Set();
  server = createServer((request, response) => {
    asked += 1;
    if (request.url === '/never') return;
    response.end(request.url === '/much' ? MUCH : 'little');
  });
  end = limitLines(server, {
    stalledMs: 60,
    piped: PIPED,
    fresh: { perSecond: 1e-9, burst: FRESH },
  });
  server.on('connection', (socket) => {
    taken += 1;
    held.add(socket);
    socket.once('close', () => held.delete(socket));
  });
  server.on('upgrade', (_request, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\n\r\n');
    socket.write(MUCH);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  end();
  server.closeAllConnections();
  for (const socket of held) socket.destroy();
  await once(server.close(), 'close');
});

const dial = async (): Promise<Socket> => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  // Whose line is cut may hear of it as an error.
  socket.on('error', () => undefined);
  return socket;
};

const get = (path: string, more = ''): string => `GET ${path} HTTP/1.1\r\nhost: x\r\n${more}\r\n`;

test.each([
  ['an answer', get('/much')],
  ['an upgraded line', get('/', 'connection: upgrade\r\nupgrade: x\r\n')],
])('whoever reads nothing of %s is cut off', async (_what, request) => {
  const socket = await dial();
  socket.pause();
  socket.write(request);
  await expect.poll(() => [taken, held.size]).toEqual([1, 0]);
});

test('whoever waits, having read all, is not', async () => {
  const socket = await dial();
  socket.write(get('/little'));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toContain('little');
  const stalled = await dial();
  stalled.pause();
  stalled.write(get('/much'));
  // Once the one is cut off, the other has been looked at as often.
  await expect.poll(() => [taken, held.size]).toEqual([2, 1]);
  socket.write(get('/little'));
  expect(String((await once(socket, 'data'))[0])).toContain('little');
});

test.each([
  [PIPED, PIPED, 1],
  [PIPED + 1, PIPED + 1, 0],
])(
  'of %s requests sent ahead %s are heard, and then %s lines are open',
  async (count, heard, open) => {
    const socket = await dial();
    socket.write(get('/never').repeat(count) + get('/never').slice(0, 5));
    await expect.poll(() => asked).toBe(heard);
    await expect.poll(() => held.size).toBe(open);
  },
);

test('one after the other as many are heard as are sent', async () => {
  const socket = await dial();
  for (let sent = 0; sent < PIPED * 3; sent += 1) {
    socket.write(get('/little'));
    await once(socket, 'data');
  }
  expect(asked).toBe(PIPED * 3);
  expect(held.size).toBe(1);
});

test('line upon line from one place is closed unread, and those before it stay', async () => {
  const first = await dial();
  const lines = await Promise.all(Array.from({ length: FRESH - 1 + 20 }, dial));
  let closed = 0;
  const allClosed = new Promise<void>((resolve) => {
    for (const line of lines) {
      line.resume();
      const close = () => (closed += 1) === 20 && resolve();
      if (line.destroyed) close();
      else line.once('close', close);
    }
  });
  await allClosed;
  expect(held.size).toBe(FRESH);
  first.write(get('/little'));
  expect(String((await once(first, 'data'))[0])).toContain('200 OK');
  expect(asked).toBe(1);
});
