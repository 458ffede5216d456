import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Checkpoints } from '../../../server/store/checkpoint';
import type { Consumer } from '../../../server/store/consumer';
import type { Sql } from '../../../server/store/database';
import { Recent } from '../../../server/store/recent';
import { Store } from '../../../server/store/store';
import { openVault } from '../../../server/store/vault';
import { type FreshDatabase, freshDatabase } from '../../support/database';
import { move } from '../../support/till';

let database: FreshDatabase;
let stores: Store[];
const reports: string[] = [];

beforeEach(async () => {
  database = await freshDatabase();
  stores = [];
  reports.length = 0;
});
afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await database.drop();
});

const open = async (): Promise<Store> => {
  const report = (message: string) => reports.push(message);
  const store = await Store.open({ address: database.address, report });
  stores.push(store);
  return store;
};

const moveTimes = (store: Store, times: number) =>
  Promise.all(Array.from({ length: times }, (_, i) => store.execute(move('till', 1, `${i}`))));

/** A consumer that remembers positions and says when it has as many as wanted. */
const collector = (more: Partial<Consumer> = {}) => {
  const seen: number[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const consumer: Consumer = {
    name: 'collector',
    stance: 'neutral',
    from: 'start',
    handle: async (events) => {
      seen.push(...events.map(({ position }) => position));
      for (const { count, resolve } of waiting) if (seen.length >= count) resolve();
    },
    ...more,
  };
  const has = (count: number) =>
    new Promise<void>((resolve) => {
      if (seen.length >= count) resolve();
      waiting.push({ count, resolve });
    });
  return { consumer, seen, has };
};

const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

test('a consumer from the start reads every event once, in order', async () => {
  const store = await open();
  await moveTimes(store, 500);
  const { consumer, seen, has } = collector();
  store.consume(consumer);
  await has(500);
  await store.execute(move('late', 1));
  await has(501);
  expect(seen).toEqual(upTo(501));
});

test('a consumer from now begins with the next event', async () => {
  const store = await open();
  await moveTimes(store, 5);
  const { consumer, seen, has } = collector({ from: 'now' });
  // Its checkpoint exists once the first lease was taken; only then is "now" in the past.
  const running = store.consume(consumer);
  await expect.poll(() => database.sql`select position from consumers`).toEqual([{ position: 5 }]);
  await store.execute(move('next', 1));
  await has(1);
  await running.stop();
  expect(seen).toEqual([6]);
});

test('two processes run a consumer once, and it goes on where a stopped one ended', async () => {
  const [first, second] = [await open(), await open()];
  const mine = collector();
  const running = first.consume(mine.consumer);
  await moveTimes(first, 100);
  await mine.has(100);
  const other = collector();
  second.consume(other.consumer);
  await running.stop();
  await first.execute(move('more', 1));
  await other.has(1);
  expect(mine.seen).toEqual(upTo(100));
  expect(other.seen).toEqual([101]);
});

test('a lease that a dead process left is taken over when it runs out', async () => {
  const store = await open();
  await moveTimes(store, 3);
  await database.sql`
    insert into consumers values ('collector', 1, 'dead', now() + interval '0.2 seconds')`;
  const { consumer, seen, has } = collector();
  store.consume(consumer);
  await has(2);
  expect(seen).toEqual([2, 3]);
});

test('what a handler fails at comes again, and is reported', async () => {
  const store = await open();
  await moveTimes(store, 3);
  const collected = collector();
  let failures = 1;
  store.consume({
    ...collected.consumer,
    handle: async (events) => {
      if (failures-- > 0) throw new Error('the mail server is away');
      await collected.consumer.handle(events);
    },
  });
  await collected.has(3);
  expect(collected.seen).toEqual([1, 2, 3]);
  expect(reports).toEqual(['Consumer collector failed']);
});

const leasedUntil = async (): Promise<number> => {
  const [row] = await database.sql<{ until: Date }[]>`
    select leased_until as until from consumers`;
  return Number(row?.until);
};

test('a lease lasts as long as it lasts, also where the clock of the machine stands still', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  onTestFinished(() => clock.mockRestore());
  const store = await open();
  await moveTimes(store, 1);
  const { consumer, has } = collector({ leaseMs: 150 });
  store.consume(consumer);
  await has(1);
  const before = await leasedUntil();
  // Else another process would have it by now, and this one would still believe to be alone.
  await expect.poll(async () => (await leasedUntil()) - before).toBeGreaterThan(300);
});

test('a handler longer than its lease keeps it', async () => {
  const [first, second] = [await open(), await open()];
  let finish: () => void = () => undefined;
  const slow = collector();
  let begun: () => void = () => undefined;
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  await moveTimes(first, 2);
  first.consume({
    ...slow.consumer,
    leaseMs: 150,
    handle: async (events) => {
      begun();
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      await slow.consumer.handle(events);
    },
  });
  await isBegun;
  const thief = collector();
  second.consume({ ...thief.consumer, leaseMs: 150 });
  const before = await leasedUntil();
  // Two renewals later the first lease has long run out.
  await expect.poll(async () => (await leasedUntil()) - before).toBeGreaterThan(300);
  finish();
  await slow.has(2);
  expect(thief.seen).toEqual([]);
});

test('under traffic pages are turned at moments, however many commits there are', async () => {
  const store = await open();
  let pages = 0;
  const collected = collector({ from: 'now' });
  store.consume({
    ...collected.consumer,
    handle: (events) => {
      pages += 1;
      return collected.consumer.handle(events);
    },
  });
  await expect.poll(() => database.sql`select position from consumers`).toEqual([{ position: 0 }]);
  const began = performance.now();
  for (let turn = 0; turn < 40; turn++) await store.execute(move('traffic', 1));
  await collected.has(40);
  expect(collected.seen).toEqual(upTo(40));
  expect(pages).toBeLessThanOrEqual((performance.now() - began) / 250 + 2);
});

test('consumers of one process read one page, and keep by one statement how far they came', async () => {
  const store = await open();
  await moveTimes(store, 3);
  let asked = 0;
  const counting = ((...given: Parameters<Sql>) => {
    asked += 1;
    return database.sql(...given);
  }) as Sql;
  const vault = await openVault(database.sql);
  const checkpoints = new Checkpoints(counting, vault, new Recent(), 'me');
  await database.sql`
    insert into consumers (name, position, leased_by)
    values ('one', 0, 'me'), ('two', 0, 'me'), ('lost', 0, 'another')`;
  const pages = await Promise.all([1, 2, 3].map(() => checkpoints.page(1)));
  expect(pages.map((page) => page.map(({ position }) => position))).toEqual(Array(3).fill([2, 3]));
  const readings = asked;
  expect(
    await Promise.all(['one', 'two', 'lost'].map((name) => checkpoints.keep(name, 3))),
  ).toEqual([true, true, false]);
  expect({ readings, keeping: asked - readings }).toEqual({ readings: 1, keeping: 1 });
  expect(await database.sql`select name, position from consumers order by name`).toEqual([
    { name: 'lost', position: 0 },
    { name: 'one', position: 3 },
    { name: 'two', position: 3 },
  ]);
});
