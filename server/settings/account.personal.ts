import type { Row } from 'postgres';
import type { Sql } from '../store/database';

/** A table with rows of players; each noun lists its own. */
export interface PersonalTable {
  /** Of the export. */
  readonly section: string;
  readonly table: string;
  /** Each of them may name the player. */
  readonly columns: readonly string[];
  /** Which of the rows the player may read at all; all of them by default. */
  readonly shows?: (sql: Sql, player: string) => ReturnType<Sql>;
  /** What of a row the player may read; nothing of one that is not told. The whole row by default. */
  readonly told?: (row: Row, player: string) => Row | undefined;
}
