import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '../../../server/store/session';
import { freshDatabase } from '../../support/database';

let server: Server;
let port: number;

beforeAll(async () => {
  // A database that dies while it greets: it hangs up politely, before a word.
  server = createServer((socket) => socket.on('data', () => socket.end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const given = () =>
  openSession({ host: '127.0.0.1', port, user: 'fairground', database: 'fairground' });

test('a connection that ends before it was ready is lost, and nothing waits for it', async () => {
  const session = given();
  const lost = { code: 'CONNECTION_CLOSED' };

  await expect(session.guard(() => session.sql`select 1`)).rejects.toMatchObject(lost);
  expect(session.isLost()).toBe(true);
  await expect(session.guard(() => session.sql`select 2`)).rejects.toMatchObject(lost);
  await session.end();
});

test('a writing connection never scans and compiles nothing, however young its tables are', async () => {
  const database = await freshDatabase();
  const session = openSession(database.address);
  const settings = await session.sql<{ name: string; setting: string }[]>`
    select name, setting from pg_settings
    where name in ('enable_seqscan', 'enable_hashjoin', 'enable_mergejoin', 'jit')`;
  expect(new Set(settings.map(({ setting }) => setting))).toEqual(new Set(['off']));
  expect(settings).toHaveLength(4);
  await session.end();
  await database.drop();
});
