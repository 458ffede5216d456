import type { Sql } from './database';
import { gather, sendAll } from './gather';
import { eventsAfter, type Projection } from './projection';
import { openVault } from './vault';

const pageSize = 1000;

/**
 * Empties the projection's tables and applies the whole log again. Writers wait meanwhile;
 * readers see the old tables until it is done.
 */
export const rebuild = async (sql: Sql, projection: Projection): Promise<void> => {
  const vault = await openVault(sql);
  await sql.begin(async (tx) => {
    await tx`select 1 from log_head for update`;
    for (const table of projection.tables) await tx`delete from ${tx(table)}`;
    for (let position = 0; ; ) {
      const events = await eventsAfter(tx, vault, position, pageSize);
      if (events.length === 0) break;
      await sendAll(await gather(tx, [projection], events));
      position = events.at(-1)?.position ?? position;
    }
    await tx`
      insert into projections (name, revision)
      values (${projection.name}, ${projection.revision ?? 1})
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
  for (const projection of projections)
    if (built.get(projection.name) !== (projection.revision ?? 1)) await rebuild(sql, projection);
};
