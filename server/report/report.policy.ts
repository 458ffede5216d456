import type { ReportKind } from '../../contract/report.rules';
import type { Queries, Sql } from '../store/database';

type Surface = Exclude<ReportKind, 'player'>;

/**
 * The one policy of what is hidden [decision 140]: whether nothing hides the thing of this kind whose
 * id the column has. Every query that shows one asks it, of whoever reads, its author included.
 */
export const isUnhidden = (
  sql: Sql | Queries,
  kind: Surface,
  column: ReturnType<Sql>,
): ReturnType<Sql> => sql`not exists (
  select 1 from reports hiding
  where hiding.hides and hiding.kind = ${kind} and hiding.subject = ${column})`;

/** Which of these things are hidden. */
export const hiddenAmong = async (
  sql: Sql,
  kind: Surface,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await sql<{ subject: string }[]>`
    select subject from reports where hides and kind = ${kind} and subject = any(${[...ids]})`;
  return new Set(rows.map(({ subject }) => subject));
};
