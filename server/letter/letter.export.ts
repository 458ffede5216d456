import type { Row } from 'postgres';
import { isUnhidden } from '../report/report.policy';
import type { Sql } from '../store/database';

/** One's own, and of others' those that nothing hides. */
export const showsLetter = (sql: Sql, player: string): ReturnType<Sql> =>
  sql`(sender = ${player} or ${isUnhidden(sql, 'letter', sql`letters.id`)})`;

/** Each side its own copy: what became of the other's is not theirs to read. */
export const toldOfLetter = (row: Row, player: string): Row => {
  const { sender_deleted, recipient_deleted, ...rest } = row;
  return row['sender'] === player ? { ...rest, sender_deleted } : { ...rest, recipient_deleted };
};
