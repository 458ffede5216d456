import type { Queries } from './database';

/** Where the log ends: with the hash, all that came before it is fixed. */
export interface LogEnd {
  readonly position: number;
  /** Of the last event, which covers the one before it, and so on to the first. */
  readonly hash: string;
}

/** Where the log ends now. */
export const endOfLog = async (sql: Queries): Promise<LogEnd> => {
  const [head] = await sql<LogEnd[]>`select position, hash from log_head`;
  if (head === undefined) throw new Error('The database has no log');
  return { position: head.position, hash: head.hash };
};
