import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ATTEMPTS_KEPT_MS,
  Attempts,
  oldAttempts,
  type Pace,
  paces,
} from '../../../server/attempt/attempt';
import { type FreshDatabase, freshDatabase } from '../../support/database';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const start = Date.parse('2026-11-20T00:00:00.000Z');
const at = (ms: number): string => new Date(start + ms).toISOString();
const tooMany = (retryAfter: number) => ({
  refused: expect.objectContaining({ code: 'too-many-attempts', params: { retryAfter } }),
});

test.for(Object.keys(paces) as Pace[])('the delays of “%s” grow, to an hour at most', (pace) => {
  const delays: readonly number[] = paces[pace];
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
  expect(delays[0]).toBe(0);
  expect(delays.at(-1)).toBeLessThanOrEqual(60 * 60 * 1_000);
});

test('each attempt waits as long as its pace says, and one made too soon costs nothing', async () => {
  const attempts = new Attempts(database.sql, true);
  let now = 0;
  let count = 0;
  for (const delay of [...paces['sign in'], paces['sign in'].at(-1) ?? 0]) {
    count += 1;
    expect(await attempts.take('sign in', 'june', at(now))).toEqual({ count });
    if (delay > 0) {
      expect(await attempts.take('sign in', 'june', at(now))).toEqual(tooMany(delay / 1_000));
      expect(await attempts.take('sign in', 'june', at(now + delay - 1))).toEqual(tooMany(1));
    }
    now += delay;
  }
  expect(await attempts.take('sign in', 'arlo', at(now))).toEqual({ count: 1 });
  expect(await attempts.take('mail', 'june', at(now))).toEqual({ count: 1 });
  await attempts.forgive('sign in', 'june');
  expect(await attempts.take('sign in', 'june', at(now))).toEqual({ count: 1 });
});

test('of many at once, on several processes, as many pass as one after the other', async () => {
  const processes = [new Attempts(database.sql, true), new Attempts(database.sql, true)];
  const turns = await Promise.all(
    Array.from({ length: 30 }, () => at(0)).flatMap((now) =>
      processes.map((attempts) => attempts.take('sign in', 'crowd', now)),
    ),
  );
  const counts = turns.flatMap((turn) => ('count' in turn ? [turn] : []));
  expect(counts.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
});

test('a process whose clock is a day off locks no owner out, and forgets no count', async () => {
  const attempts = new Attempts(database.sql, true);
  for (const [name, off] of [
    ['ahead', ATTEMPTS_KEPT_MS],
    ['behind', -ATTEMPTS_KEPT_MS],
  ] as const) {
    for (let count = 1; count <= 5; count += 1)
      expect(await attempts.take('sign in', name, at(off))).toEqual({ count });
    expect(await attempts.take('sign in', name, at(0))).toEqual({ count: 6 });
    expect(await attempts.take('sign in', name, at(0))).toEqual(tooMany(30));
  }
});

test('attempts are forgotten a day after the last', async () => {
  const attempts = new Attempts(database.sql, true);
  const kept = async () =>
    (await database.sql`select 1 from attempts where key = 'mail rosa'`).length;
  await attempts.take('mail', 'rosa', at(0));
  await oldAttempts(database.sql).run(new Date(start + ATTEMPTS_KEPT_MS - 1));
  expect(await kept()).toBe(1);
  await oldAttempts(database.sql).run(new Date(start + ATTEMPTS_KEPT_MS));
  expect(await kept()).toBe(0);
});
