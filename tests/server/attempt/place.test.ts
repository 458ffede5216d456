import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '../../../contract/limits';
import { fullPlaces, Places } from '../../../server/attempt/attempt.place';
import { secretsFrom } from '../../../server/secret/secret';
import { type FreshDatabase, freshDatabase } from '../../support/database';

const start = Date.parse('2026-11-20T00:00:00.000Z');
/** Five at once, then one every two seconds. */
const rate = { perSecond: 0.5, burst: 5 };

let database: FreshDatabase;
let places: Places;
beforeAll(async () => {
  database = await freshDatabase();
  places = new Places(database.sql, secretsFrom(Buffer.from('secret')), rate);
});
afterAll(() => database.drop());

/** How many of so many pass, one after the other. */
const passed = async (key: string, count: number, now: number): Promise<number> => {
  let free = 0;
  for (let n = 0; n < count; n += 1)
    if ((await places.refusal(key, start + now)) === undefined) free += 1;
  return free;
};

test('a place has as many as its bucket holds, then as many as run into it', async () => {
  expect(await passed('school', 8, 0)).toBe(5);
  expect(await places.refusal('school', start)).toBe(2);
  expect(await passed('school', 8, 1_999)).toBe(0);
  expect(await passed('school', 8, 2_000)).toBe(1);
  expect(await passed('school', 8, 8_000)).toBe(3);
  expect(await passed('school', 8, 60_000)).toBe(5);
  expect(await passed('office', 8, 0)).toBe(5);
});

test('many at once are counted each, and one that is given back counts no more', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => places.refusal('crowd', start)));
  expect(all.filter((wait) => wait === undefined)).toHaveLength(5);
  await places.giveBack('crowd');
  expect(await passed('crowd', 3, 0)).toBe(1);
});

test('a process whose clock is a day off locks nobody out', async () => {
  expect(await passed('ahead', 8, DAY_MS)).toBe(5);
  expect(await passed('ahead', 8, 0)).toBe(5);
  expect(await passed('behind', 8, -DAY_MS)).toBe(5);
  expect(await passed('behind', 8, 0)).toBe(5);
});

test('no address is kept, and a full bucket is forgotten', async () => {
  await places.refusal('203.0.113.7 signIn', start);
  const kept = () => database.sql<{ key: string }[]>`select key from places`;
  expect(JSON.stringify(await kept())).not.toContain('203.0');
  await fullPlaces(database.sql).run(new Date(start + 2 * DAY_MS));
  expect(await kept()).toHaveLength(0);
});
