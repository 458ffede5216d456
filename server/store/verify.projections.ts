import type { Queries, Sql } from './database';
import { gather, sendAll } from './gather';
import { eventsAfter, type Projection } from './projection';
import { openVault, type SealedRow } from './vault';

const pageSize = 1000;

/** Rows of one that the other has not, as often as it has them. */
const surplus = async (tx: Queries, one: string, other: string): Promise<[number, string]> => {
  const [row] = await tx<{ count: number; first: string | null }[]>`
    with surplus as (select * from ${tx(one)} except all select * from ${tx(other)})
    select count(*)::int as count, (
      select string_agg(value, ' ') from (
        select value from (select * from surplus limit 1) s, json_each_text(row_to_json(s)) limit 2
      ) named
    ) as first
    from surplus`;
  return [row?.count ?? 0, row?.first ?? ''];
};

/**
 * Tells the whole log again to empty copies of every projection's tables and compares them row by
 * row; `say` hears of each table that differs, with the first two values of a row. The copies are
 * temporary and stand before the originals in the path of names, so that projections write to them
 * unknowingly. Reads one consistent moment, a page of the log at a time. A projection without a
 * table of its own has effects elsewhere, and is left out.
 */
export const verifyProjections = async (
  sql: Sql,
  projections: readonly Projection[],
  say: (problem: string) => void,
): Promise<number> => {
  const told = projections.filter(({ tables }) => tables.length > 0);
  const tables = told.flatMap((projection) => projection.tables);
  const vault = await openVault(sql);
  // The check of the log tells of a box that opens nowhere.
  const opener = { open: (row: SealedRow) => vault.openLeniently(row) };
  await sql.begin('isolation level repeatable read', async (tx) => {
    for (const table of tables) {
      await tx`
        create temp table ${tx(table)} (like ${tx(`public.${table}`)} including all) on commit drop`;
    }
    for (let position = 0; ; ) {
      const events = await eventsAfter(tx, opener, position, pageSize);
      const last = events.at(-1);
      if (last === undefined) break;
      await sendAll(await gather(tx, told, events));
      position = last.position;
    }
    for (const table of tables) {
      const [stray, first] = await surplus(tx, `public.${table}`, `pg_temp.${table}`);
      const [missing, other] = await surplus(tx, `pg_temp.${table}`, `public.${table}`);
      if (stray > 0) say(`${table} holds ${stray} rows that the log does not tell: ${first}`);
      if (missing > 0) say(`${table} lacks ${missing} rows that the log tells: ${other}`);
    }
  });
  return tables.length;
};
