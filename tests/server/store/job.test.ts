import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '../../../contract/limits';
import type { Job } from '../../../server/store/job';
import { Store } from '../../../server/store/store';
import { type FreshDatabase, freshDatabase } from '../../support/database';

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

/** A process of its own, as far as the database can tell. */
const open = async (): Promise<Store> => {
  const report = (message: string) => reports.push(message);
  const store = await Store.open({ address: database.address, report });
  stores.push(store);
  return store;
};

/** Longer than a process stands still while the machine has other work. */
const LEASE_MS = 1_500;

/** A job that remembers when it ran, and says when it has run as often as wanted. */
const diary = (more: Partial<Job> = {}) => {
  const runs: number[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const job: Job = {
    name: 'diary',
    stance: 'neutral',
    everyMs: DAY_MS,
    run: async (now) => {
      runs.push(now.getTime());
      for (const { count, resolve } of waiting) if (runs.length >= count) resolve();
    },
    ...more,
  };
  const has = (count: number) =>
    new Promise<void>((resolve) => {
      if (runs.length >= count) resolve();
      waiting.push({ count, resolve });
    });
  return { job, runs, has };
};

const row = async () => {
  const [job] = await database.sql<{ due: Date; by: string | null; until: Date | null }[]>`
    select due, leased_by as by, leased_until as until from jobs`;
  return job;
};
/** Who is at it, and whether it is due later. */
const standing = async () => [(await row())?.by, Number((await row())?.due) > Date.now()];
const finished = [null, true];

test('a job runs at once the first time, and is due again after its interval', async () => {
  const store = await open();
  const { job, runs, has } = diary();
  store.schedule(job);
  await has(1);
  await expect.poll(standing).toEqual(finished);
  const due = Number((await row())?.due);
  expect(due - Number(runs[0])).toBeGreaterThanOrEqual(DAY_MS);
  expect(due - Number(runs[0])).toBeLessThan(DAY_MS + 60_000);
});

test('two processes run a due job once', async () => {
  const { job, runs, has } = diary({ everyMs: 100 });
  const [first, second] = await Promise.all([open(), open()]);
  first.schedule(job);
  second.schedule(job);
  await has(8);
  // Each process by itself would have run it too, in the same interval.
  const gaps = runs.slice(1).map((at, index) => at - Number(runs[index]));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(100);
});

test('what is not due is left alone, by a process that starts later too', async () => {
  await database.sql`insert into jobs values ('diary', now() + interval '1 day', null, null)`;
  const { job, runs } = diary();
  const other = diary({ name: 'other' });
  const store = await open();
  store.schedule(job);
  store.schedule(other.job);
  await other.has(1);
  await store.close();
  expect(runs).toEqual([]);
});

test('a stop only delays what was due meanwhile', async () => {
  await database.sql`insert into jobs values ('diary', now() - interval '3 days', null, null)`;
  const { job, runs, has } = diary();
  (await open()).schedule(job);
  await has(1);
  await expect.poll(standing).toEqual(finished);
  expect(runs.length).toBe(1);
});

test('what waits for its time looks again when it is told that the clock was off', async () => {
  const store = await open();
  const { job, has } = diary();
  store.schedule(job);
  await has(1);
  await expect.poll(standing).toEqual(finished);
  await database.sql`update jobs set due = now() - interval '1 hour'`;
  store.lookAgain();
  await has(2);
});

test('what was put off by a clock that was put back is due, and its lease is nobody’s', async () => {
  await database.sql`
    insert into jobs values ('diary', now() + interval '3 days', 'dead', now() + interval '3 days')`;
  const { job, has } = diary();
  (await open()).schedule(job);
  await has(1);
  await expect.poll(standing).toEqual(finished);
});

test('the lease of a holder that crashed is taken over when it runs out', async () => {
  const [lease] = await database.sql<{ until: Date }[]>`
    insert into jobs values ('diary', now() - interval '1 hour', 'dead', now() + interval '0.3 seconds')
    returning leased_until as until`;
  const { job, runs, has } = diary();
  (await open()).schedule(job);
  await has(1);
  expect(Number(runs[0])).toBeGreaterThanOrEqual(Number(lease?.until));
  await expect.poll(standing).toEqual(finished);
});

test('a run longer than its lease keeps it', async () => {
  const [first, second] = await Promise.all([open(), open()]);
  let finish: () => void = () => undefined;
  const end = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  first.schedule({
    name: 'diary',
    stance: 'neutral',
    everyMs: DAY_MS,
    leaseMs: LEASE_MS,
    run: async () => {
      begin();
      await end;
    },
  });
  await begun;
  const thief = diary({ leaseMs: LEASE_MS });
  second.schedule(thief.job);
  const before = Number((await row())?.until);
  // Two leases later the first one has long run out.
  await expect
    .poll(async () => Number((await row())?.until) - before)
    .toBeGreaterThan(2 * LEASE_MS);
  finish();
  await expect.poll(standing).toEqual(finished);
  expect(thief.runs).toEqual([]);
});

test('what a run throws is reported, and the job is due again soon', async () => {
  let failures = 1;
  const { job, has } = diary();
  (await open()).schedule({
    ...job,
    run: async (now) => {
      if (failures-- > 0) throw new Error('the provider is away');
      await job.run(now);
    },
  });
  await has(1);
  expect(reports).toEqual(['Job diary failed']);
});

test('closing waits for the run in hand', async () => {
  const store = await open();
  const steps: string[] = [];
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let finish: () => void = () => undefined;
  const end = new Promise<void>((resolve) => {
    finish = resolve;
  });
  store.schedule({
    name: 'diary',
    stance: 'neutral',
    everyMs: DAY_MS,
    run: async () => {
      begin();
      await end;
      steps.push('run');
    },
  });
  await begun;
  const closed = store.close().then(() => steps.push('closed'));
  // Another store opens and closes meanwhile: this one would have closed by then.
  await (await open()).close();
  steps.push('other');
  finish();
  await closed;
  expect(steps).toEqual(['other', 'run', 'closed']);
  expect((await row())?.by).toBeNull();
});
