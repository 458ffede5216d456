import { afterEach, beforeEach, expect, test } from 'vitest';
import { Store } from '../../../server/store/store';
import type { Timer } from '../../../server/store/timer';
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
const open = async (timers: readonly Timer[]): Promise<Store> => {
  const report = (message: string) => reports.push(message);
  const store = await Store.open({ address: database.address, report });
  stores.push(store);
  store.time(timers);
  return store;
};

const LEASE_MS = 300;
const left = async (): Promise<number> => {
  const [row] = await database.sql<{ left: number }[]>`select count(*)::int as left from timers`;
  return row?.left ?? 0;
};

/** A timer that remembers what it ran for. */
const bell = (more: Partial<Timer> = {}): { timer: Timer; rung: string[] } => {
  const rung: string[] = [];
  const run = async (subject: string) => void rung.push(subject);
  return { rung, timer: { kind: 'bell', stance: 'neutral', leaseMs: LEASE_MS, run, ...more } };
};

test('what is due runs once, in either of two processes, and is gone; the rest waits', async () => {
  const { timer, rung } = bell();
  await database.sql`
    insert into timers (kind, subject, due)
    select 'bell', 'now ' || n, now() from generate_series(1, 40) n`;
  await database.sql`
    insert into timers (kind, subject, due) values
      ('bell', 'later', now() + interval '1 day'), ('of nobody here', 'now', now())`;
  await Promise.all([open([timer]), open([timer])]);
  await expect.poll(left).toBe(2);
  expect(rung.length).toBe(40);
  expect(new Set(rung).size).toBe(40);
});

test('one that is set later, and due while all wait, is run', async () => {
  const { timer, rung } = bell();
  await open([timer]);
  await database.sql`insert into timers (kind, subject, due) values ('bell', 'set', now())`;
  await expect.poll(left).toBe(0);
  expect(rung).toEqual(['set']);
});

test('what fails is reported and comes again; a dead holder is taken over from', async () => {
  let failures = 1;
  const rung: string[] = [];
  const { timer } = bell({
    run: async (subject) => {
      if (subject === 'fails' && failures-- > 0) throw new Error('the database is away');
      rung.push(subject);
    },
  });
  await database.sql`
    insert into timers (kind, subject, due, leased_by, leased_until) values
      ('bell', 'fails', now(), null, null),
      ('bell', 'orphan', now(), 'dead', now() + interval '0.3 seconds')`;
  await open([timer]);
  await expect.poll(left).toBe(0);
  expect(rung.sort()).toEqual(['fails', 'orphan']);
  expect(reports).toEqual(['Timer bell of fails failed']);
});
