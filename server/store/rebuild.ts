import type { Sql } from './database';
import { gather, sendAll } from './gather';
import { eventsAfter, type Projection } from './projection';
import { openVault } from './vault';

const pageSize = 1000;

/**
 * Empties the tables of these projections and applies the whole log to them again, in one pass.
 * Writers wait meanwhile; readers see the old tables until it is done.
 */
export const rebuild = async (sql: Sql, ...projections: readonly Projection[]): Promise<void> => {
  const vault = await openVault(sql);
  await sql.begin(async (tx) => {
    await tx`select 1 from log_head for update`;
    for (const table of projections.flatMap(({ tables }) => tables))
      await tx`delete from ${tx(table)}`;
    let events = await eventsAfter(tx, vault, 0, pageSize);
    while (events.length > 0) {
      const statements = await gather(tx, projections, events);
      const position = events.at(-1)?.position ?? 0;
      // The next page is asked for behind them, and read while they are carried out.
      [, events] = await Promise.all([
        sendAll(statements),
        eventsAfter(tx, vault, position, pageSize),
      ]);
    }
    for (const { name, revision = 1 } of projections)
      await tx`
        insert into projections (name, revision) values (${name}, ${revision})
        on conflict (name) do update set revision = excluded.revision`;
  });
};

/** Rebuilds the projections that are new or whose revision changed. */
export const rebuildChanged = async (
  sql: Sql,
  projections: readonly Projection[],
): Promise<void> => {
  const rows = await sql<{ name: string; revision: number }[]>`
    select name, revision from projections`;
  const built = new Map(rows.map((row) => [row.name, row.revision]));
  const changed = projections.filter(({ name, revision = 1 }) => built.get(name) !== revision);
  if (changed.length > 0) await rebuild(sql, ...changed);
};
