import type { Fragment } from 'postgres';
import type { Sql } from './database';

/** Which rows of a list: so many of them, from the one behind so many. */
export interface Range {
  readonly from: number;
  readonly size: number;
}

/** The `index`-th page of a list, counted from 0. */
export const rangeOf = (index: number, size: number): Range => ({ from: index * size, size });

/** A list in the database. */
export interface Listing {
  /** A query of its rows in their order that selects `total` beside their columns. */
  readonly rows: (total: Fragment) => Fragment;
  /**
   * A query of one value: how many rows there are in all. Without it every row is counted as it is
   * read: of lists that are short, or that nothing counts sooner.
   */
  readonly total?: Fragment;
}

/**
 * Some rows of a list and how many there are in all, both of one moment: the statement that reads the
 * rows counts them, too. What came between two would be counted and not be there.
 */
export const readRange = async <Row extends object>(
  sql: Sql,
  { from, size }: Range,
  { rows, total }: Listing,
): Promise<{ rows: Row[]; total: number }> => {
  const counts = total === undefined ? sql`count(*) over ()` : sql`(${total})`;
  const found = await sql<(Row & { total: number | null })[]>`
    ${rows(sql`${counts} as total`)} limit ${size} offset ${from}`;
  const [first] = found;
  if (first !== undefined) return { rows: found, total: first.total ?? 0 };
  if (from === 0) return { rows: [], total: 0 };
  const whole = total ?? sql`select count(*) from (${rows(sql`null as total`)}) as listed`;
  const [counted] = await sql<{ total: number | null }[]>`select (${whole}) as total`;
  return { rows: [], total: counted?.total ?? 0 };
};
