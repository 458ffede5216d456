import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventsOf, type Projection } from '../../../server/store/projection';
import { Store } from '../../../server/store/store';
import { type FreshDatabase, freshDatabase } from '../../support/database';
import { move, tillKind } from '../../support/till';

let database: FreshDatabase;
let store: Store | undefined;

/** Keeps the order of the log: the last mover differs if events were applied in another order. */
const movers = (revision: number, factor = 1): Projection => ({
  name: 'movers',
  revision,
  tables: ['movers', 'last_mover'],
  apply: async (tx, events) => {
    const moves = eventsOf(tillKind, events);
    const last = moves.at(-1);
    if (last === undefined) return;
    const rows = moves.map(({ id, event }) => ({ id, amount: event.amount * factor }));
    await tx`
      insert into movers (id, total)
      select id, sum(amount) from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
        as d(id text, amount bigint) group by id
      on conflict (id) do update set total = movers.total + excluded.total`;
    await tx`
      insert into last_mover (id, at) values (${last.id}, ${last.position})
      on conflict (one) do update set id = excluded.id, at = excluded.at`;
  },
});

const open = async (...projections: Projection[]): Promise<Store> => {
  await store?.close();
  store = await Store.open({ address: database.address, projections });
  return store;
};

const tables = async () => ({
  movers: await database.sql`select id, total from movers order by id`,
  last: await database.sql`select id, at from last_mover`,
});

beforeEach(async () => {
  database = await freshDatabase();
  await database.sql`create table movers (id text primary key, total bigint not null)`;
  await database.sql`
    create table last_mover (one boolean primary key default true, id text, at bigint)`;
});
afterEach(async () => {
  await store?.close();
  store = undefined;
  await database.drop();
});

const moveAll = (target: Store) =>
  Promise.all(Array.from({ length: 60 }, (_, i) => target.execute(move(`mover${(i * 7) % 5}`, i))));

test('what a command recorded is projected when it is answered', async () => {
  const target = await open(movers(1));
  await target.execute(move('early', 5));
  expect(await tables()).toEqual({
    movers: [{ id: 'early', total: 5 }],
    last: [{ id: 'early', at: 1 }],
  });
});

test('a rebuild equals what was projected live', async () => {
  const target = await open(movers(1));
  await moveAll(target);
  const live = await tables();
  expect(live.movers).toHaveLength(5);
  await database.sql`update movers set total = 0`;
  await target.rebuild('movers');
  expect(await tables()).toEqual(live);
});

test('a rebuild while commands go on loses and doubles none', async () => {
  const target = await open(movers(1));
  const running = moveAll(target);
  await target.rebuild('movers');
  await running;
  const live = await tables();
  await target.rebuild('movers');
  expect(await tables()).toEqual(live);
});

test('a projection added or revised later is rebuilt at the next start', async () => {
  await moveAll(await open());
  await open(movers(1));
  const live = await tables();
  expect(live.movers).toHaveLength(5);
  await open(movers(2, 10));
  expect((await tables()).movers).toEqual(
    live.movers.map(({ id, total }) => ({ id, total: total * 10 })),
  );
});

test('what a projection refuses is not recorded', async () => {
  const broken: Projection = {
    name: 'broken',
    tables: [],
    apply: async (_, events) => {
      if (events.some(({ id }) => id === 'unlucky')) throw new Error('cannot project');
    },
  };
  const target = await open(movers(1), broken);
  const [fine, refused] = await Promise.allSettled([
    target.execute(move('lucky', 1)),
    target.execute(move('unlucky', 1)),
  ]);
  expect(fine.status).toBe('fulfilled');
  expect(refused).toMatchObject({ status: 'rejected', reason: new Error('cannot project') });
  expect(await target.head()).toBe(1);
  expect((await tables()).movers).toEqual([{ id: 'lucky', total: 1 }]);
});

test('a projection that goes on after another failed leaves nothing behind', async () => {
  const failing: Projection = {
    name: 'failing',
    tables: [],
    apply: async (tx) => {
      await tx`select 1 / 0`;
    },
  };
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const slow: Projection = {
    ...movers(1),
    apply: async (tx) => {
      for (let i = 0; i < 5; i += 1) await tx`select 1`.catch(() => undefined);
      await tx`insert into movers (id, total) values ('half', 1)`.catch(() => undefined);
      finish();
    },
  };
  const target = await open(slow, failing);
  await expect(target.execute(move('half', 1))).rejects.toThrow('division by zero');
  await finished;
  expect(await tables()).toEqual({ movers: [], last: [] });
});

test('rebuilding a projection that does not exist is an error', async () => {
  await expect((await open()).rebuild('nothing')).rejects.toThrow("no projection 'nothing'");
});
