import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '../../../contract/limits';
import { problem } from '../../../contract/problems';
import { forgetOldKeys, KEYS_KEPT_MS, oldKeys } from '../../../server/store/keys';
import { Store } from '../../../server/store/store';
import { type FreshDatabase, freshDatabase } from '../../support/database';
import { move, till } from '../../support/till';

let database: FreshDatabase;
let store: Store;
beforeAll(async () => {
  database = await freshDatabase();
  store = await Store.open({ address: database.address });
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

const now = Date.parse('2026-11-21T00:00:00.000Z');

/** So many keys of an age, in days; their names begin with the age. */
const keysOf = async (days: number, count: number) => {
  const at = new Date(now - days * DAY_MS);
  await database.sql`
    insert into commands (key, fingerprint, answer, position, at)
    select ${`${days}-`} || n, 'f', '{}', 1, ${at} from generate_series(1, ${count}) as n`;
};
const left = async () => {
  const rows = await database.sql<{ age: string; count: number }[]>`
    select split_part(key, '-', 1) as age, count(*) as count from commands group by 1 order by 1`;
  return Object.fromEntries(rows.map(({ age, count }) => [age, Number(count)]));
};

test('what is older than thirty days goes, oldest first, so many a turn and no more', async () => {
  await database.sql`delete from commands`;
  await keysOf(29, 3);
  await keysOf(31, 5);
  await keysOf(90, 5);
  expect(await forgetOldKeys(database.sql, now, 7)).toBe(7);
  expect(await left()).toEqual({ 29: 3, 31: 3 });
  expect(await forgetOldKeys(database.sql, now, 7)).toBe(3);
  expect(await forgetOldKeys(database.sql, now, 7)).toBe(0);
  expect(await left()).toEqual({ 29: 3 });
});

test('each turn is a job’s, at the job’s own time: what is older than that by a day goes', async () => {
  await keysOf(31, 5);
  await oldKeys(database.sql).run(new Date(now - 2 * DAY_MS));
  expect(await left()).toEqual({ 29: 3, 31: 5 });
  await oldKeys(database.sql).run(new Date(now));
  expect(await left()).toEqual({ 29: 3 });
});

test('a turn costs the same however many keys there are: it reads by age', async () => {
  await keysOf(1, 20_000);
  await database.sql`analyze commands`;
  const plan = await database.sql`
    explain select key from commands where at < ${new Date(now - KEYS_KEPT_MS)}
    order by at limit 10`;
  expect(JSON.stringify(plan)).toContain('commands_by_age');
});

test('until then a key repeats its first answer, afterwards it is a new one', async () => {
  const command = move('kept', 7, 'kept-key');
  const first = await store.execute(command);
  const at = Date.parse(String(command.at));
  await forgetOldKeys(database.sql, at + KEYS_KEPT_MS);
  expect(await store.execute(command)).toEqual(first);
  expect(await store.execute(move('kept', 8, 'kept-key'))).toEqual({
    refused: problem('key-reused'),
  });
  await forgetOldKeys(database.sql, at + KEYS_KEPT_MS + 1);
  await store.execute(command);
  expect(await store.load(till('kept'))).toEqual({ balance: 14 });
});
