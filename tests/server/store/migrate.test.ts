import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../../server/store/database';
import { migrate } from '../../../server/store/migrate';
import { type FreshDatabase, freshDatabase } from '../../support/database';

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('several processes may migrate at once, and again', async () => {
  await database.sql.unsafe('drop schema public cascade; create schema public');
  const pools = [1, 2, 3, 4].map(() => connect(database.address, 1));
  await Promise.all(pools.map(migrate));
  await Promise.all(pools.map((pool) => pool.end()));
  await migrate(database.sql);
  const ran = await database.sql<{ name: string }[]>`select name from migrations order by name`;
  expect(ran[0]).toEqual({ name: '001-log' });
});

test('a migration edited after it ran is refused', async () => {
  await database.sql`update migrations set checksum = 'other' where name = '001-log'`;
  await expect(migrate(database.sql)).rejects.toThrow('Migration 001-log was edited');
});
