import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { TransactionSql } from 'postgres';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '../../../server/store/database';
import { freshDatabase } from '../../support/database';

/** AuthenticationOk and ReadyForQuery: what a database says to whoever it lets in. */
const welcome = Buffer.from('520000000800000000' + '5a0000000549', 'hex');

/** CommandComplete and ReadyForQuery: it did what it was told, and a transaction is open. */
const begun = Buffer.from('430000000a424547494e00' + '5a0000000554', 'hex');

let server: Server;
let port: number;
let unheard: unknown[];
const keep = (reason: unknown): void => void unheard.push(reason);

beforeEach(async () => {
  unheard = [];
  process.on('unhandledRejection', keep);
  process.on('uncaughtException', keep);
  // A database that lets everybody in and dies at the first question.
  server = createServer((socket: Socket) => {
    socket.once('data', () => {
      socket.write(welcome);
      socket.on('data', () => socket.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterEach(async () => {
  process.off('unhandledRejection', keep);
  process.off('uncaughtException', keep);
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

test('whoever asked hears that the database died, and nobody else has to', async () => {
  const sql = connect({ host: '127.0.0.1', port, user: 'fairground', database: 'fairground' });
  await expect(sql`select 1`).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  // Node tells of unheard rejections once the microtasks are done.
  await new Promise(setImmediate);
  await sql.end({ timeout: 0 });
  expect(unheard).toEqual([]);
});

/** A database that begins every transaction and hangs up in order, when a statement comes or by itself. */
const hangsUp = (when: 'asked' | 'idle') => {
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    socket.once('data', () => {
      socket.write(welcome);
      socket.once('data', () => {
        socket.write(begun);
        if (when === 'idle') setImmediate(() => socket.end());
        else socket.once('data', () => socket.end());
      });
    });
  });
};

/** The code that it fails with; of a whole error of the driver a red test would print for minutes. */
const codeOf = (done: Promise<unknown>): Promise<unknown> =>
  done.catch((error: { code?: string }) => error.code);

test.each(['asked', 'idle'] as const)(
  'a transaction whose database hangs up while it is %s is over, for whoever goes on with it too',
  async (when) => {
    hangsUp(when);
    const sql = connect({ host: '127.0.0.1', port, user: 'fairground', database: 'fairground' }, 1);
    const kept: TransactionSql[] = [];
    const transaction = sql.begin(async (tx) => {
      kept.push(tx as TransactionSql);
      await (when === 'asked' ? tx.unsafe('select 1') : new Promise(() => undefined));
    });
    expect(await codeOf(transaction)).toBe('CONNECTION_CLOSED');
    for (const tx of kept) expect(await codeOf(tx.unsafe('select 2'))).toBe('CONNECTION_CLOSED');
    // The one connection of the pool begins anew.
    expect(await codeOf(sql.begin((tx) => tx.unsafe('select 1')))).toBe('CONNECTION_CLOSED');
    await sql.end({ timeout: 0 });
    expect(unheard).toEqual([]);
  },
);

test('lists travel as parameters, whatever stands in them', async () => {
  const { sql, drop } = await freshDatabase();
  const texts = ['', 'null', 'a,b', '{"c"}', 'd\\e', "f'g", 'ה\n😀'];
  const numbers = [0, -7, Number.MAX_SAFE_INTEGER];
  const [row] = await sql<object[]>`
    select to_jsonb(${texts}::text[]) as texts, to_jsonb(${[] as string[]}::text[]) as none,
      (select jsonb_agg(each::text) from unnest(${numbers}::bigint[]) as each) as numbers`;
  expect(row).toEqual({ texts, none: [], numbers: numbers.map(String) });
  await expect(sql`select array['a']`).rejects.toThrow('Lists are read as jsonb');
  await drop();
});
