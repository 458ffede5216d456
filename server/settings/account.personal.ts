import type { Row } from 'postgres';

/** A table with rows of players; each noun lists its own. */
export interface PersonalTable {
  /** Of the export. */
  readonly section: string;
  readonly table: string;
  /** Each of them may name the player. */
  readonly columns: readonly string[];
  /** What of a row the player may read; nothing of one that is not told. The whole row by default. */
  readonly told?: (row: Row, player: string) => Row | undefined;
}
