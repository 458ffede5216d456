import type { Fragment } from 'postgres';
import type { Queries } from './database';

/**
 * The text as a pattern for `lower(column) like` that finds it anywhere, whatever its case: what
 * a player types is letters, never a wildcard that would list everything.
 */
const containing = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Whether one of the columns has the text in it. Who searches for nothing asks nothing: a pattern
 * that fits everything makes the planner forget by what else the rows are found.
 */
export const isFound = (sql: Queries, text: string, columns: readonly Fragment[]): Fragment =>
  text === ''
    ? sql`true`
    : sql`(${columns.map(
        (column, at) =>
          sql`${at === 0 ? sql`` : sql`or `}lower(${column}) like ${containing(text)}`,
      )})`;
