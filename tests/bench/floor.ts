import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Sql } from '../../server/store/database';

interface Waiting {
  readonly from: string;
  readonly version: number;
  readonly id: string;
  readonly data: string;
  readonly answer: (status: number) => void;
}

/**
 * The least that a gift could cost: bare HTTP, balances in memory, one batched append of an event a
 * gift, committed before the answer; without token, key, posting, fact or projection.
 */
export const startFloor = async (sql: Sql): Promise<{ url: string; close(): void }> => {
  await sql`create table floor_events (pos bigserial primary key, stream text not null,
    ver int not null, type text not null, data jsonb not null,
    at timestamptz not null default now(), unique (stream, ver))`;
  const balances = new Map<string, number>();
  const versions = new Map<string, number>();
  let waiting: Waiting[] = [];
  let flushing = 0;

  const flush = async (): Promise<void> => {
    if (flushing >= 2 || waiting.length === 0) return;
    flushing += 1;
    const batch = waiting;
    waiting = [];
    const texts = (read: (one: Waiting) => string | number) =>
      sql.typed(
        batch.map((one) => String(read(one))),
        1009,
      );
    try {
      await sql`insert into floor_events (stream, ver, type, data)
        select s, v::int, 'gift.sent', d::jsonb
        from unnest(${texts(({ from }) => from)}::text[], ${texts(({ version }) => version)}::text[],
          ${texts(({ data }) => data)}::text[]) as t(s, v, d)`;
      for (const { answer } of batch) answer(200);
    } catch {
      for (const { answer } of batch) answer(500);
    }
    flushing -= 1;
    if (waiting.length > 0) setImmediate(flush);
  };

  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk));
    request.on('end', () => {
      const from = String(request.headers['x-user']);
      const { to, coins } = JSON.parse(text) as { to: string; coins: number };
      const balance = balances.get(from) ?? 1e9;
      if (balance < coins) return response.writeHead(409).end();
      balances.set(from, balance - coins);
      const version = (versions.get(from) ?? 0) + 1;
      versions.set(from, version);
      const id = randomUUID();
      const answer = (status: number) =>
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify({ id }));
      waiting.push({ from, version, id, answer, data: JSON.stringify({ id, to, coins }) });
      if (waiting.length === 1) setImmediate(flush);
      return undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
};
