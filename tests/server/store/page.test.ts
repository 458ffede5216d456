import { afterAll, beforeAll, expect, test } from 'vitest';
import { rangeOf, readRange } from '../../../server/store/page';
import { type FreshDatabase, freshDatabase } from '../../support/database';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await database.sql`create table leaves (n integer not null)`;
});
afterAll(() => database.drop());

const read = (index: number, size: number) =>
  readRange<{ n: number }>(database.sql, rangeOf(index, size), {
    rows: (total) => database.sql`select n, ${total} from leaves order by n desc`,
    total: database.sql`select count(*) from leaves`,
  });

test('an empty list has none, and a page behind the end says how many there are', async () => {
  expect(await read(0, 2)).toEqual({ rows: [], total: 0 });
  await database.sql`insert into leaves values (1), (2), (3)`;
  expect(await read(0, 2)).toMatchObject({ rows: [{ n: 3 }, { n: 2 }], total: 3 });
  expect(await read(1, 2)).toMatchObject({ rows: [{ n: 1 }], total: 3 });
  expect(await read(2, 2)).toEqual({ rows: [], total: 3 });
});

test('what nothing counts is counted as it is read, behind the end as well', async () => {
  const { sql } = database;
  const counted = (index: number) =>
    readRange<{ n: number }>(sql, rangeOf(index, 2), {
      rows: (total) => sql`select n, ${total} from leaves where n > 1 order by n`,
    });
  expect(await counted(0)).toMatchObject({ rows: [{ n: 2 }, { n: 3 }], total: 2 });
  expect(await counted(7)).toEqual({ rows: [], total: 2 });
});

test('a sum of nothing is none', async () => {
  const { sql } = database;
  const { total } = await readRange(sql, rangeOf(0, 1), {
    rows: (counted) => sql`select n, ${counted} from leaves order by n`,
    total: sql`select sum(n) from leaves where n > 3`,
  });
  expect(total).toBe(0);
});

test('while rows come, each page has the rows that it counts', async () => {
  const { sql } = database;
  await sql`delete from leaves`;
  const coming = Array.from({ length: 60 }, (_, n) => sql`insert into leaves values (${n})`);
  const pages = await Promise.all(coming.flatMap(() => [read(0, 100), read(0, 100)]));
  await Promise.all(coming);
  for (const { rows, total } of pages) expect(rows.length).toBe(total);
  expect((await read(0, 100)).total).toBe(60);
});
