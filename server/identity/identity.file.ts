import { DAY_MS } from '../../contract/limits';
import type { Platform } from '../platform';
import type { Sql } from '../store/database';
import type { Sides } from './identity.events';

type Needs = Pick<Platform, 'sql' | 'store'>;

export interface DocumentFile {
  readonly type: 'image' | 'pdf';
  readonly bytes: Buffer;
}

/** Puts a side down under its player's own key. False where they are no more. */
export const keepDocument = async (
  { sql, store }: Needs,
  player: string,
  { id, type, bytes, at }: DocumentFile & { id: string; at: string },
): Promise<boolean> => {
  const box = await store.seal(player, bytes, id);
  if (box === undefined) return false;
  await sql`
    insert into identity_files (id, player, type, box, at)
    values (${id}, ${player}, ${type}, ${box}, ${at})`;
  return true;
};

/** What a side shows; undefined where its time is over, or its player's key is destroyed. */
export const readDocument = async (
  { sql, store }: Needs,
  id: string,
): Promise<DocumentFile | undefined> => {
  const [row] = await sql<{ player: string; type: DocumentFile['type']; box: Uint8Array }[]>`
    select player, type, box from identity_files where id = ${id}`;
  if (row === undefined) return undefined;
  const bytes = await store.unseal(row.player, Buffer.from(row.box), id);
  return bytes && { type: row.type, bytes };
};

/** Of these files those that the player put down and never sent. */
export const unsentOf = async (sql: Sql, player: string, sides: Sides): Promise<Sides> => {
  const named = Object.entries(sides).filter(([, id]) => id !== undefined);
  const rows = await sql<{ id: string }[]>`
    select id from identity_files
    where id = any(${named.map(([, id]) => id)}) and player = ${player} and not kept`;
  const found = new Set(rows.map(({ id }) => id));
  return Object.fromEntries(named.filter(([, id]) => found.has(id)));
};

/**
 * Forgets sides that nobody sent for review, a day after they were put down, and those that were
 * decided `days` ago: so long the law wants them kept, and no longer. `now` is ms since the epoch.
 */
export const sweepDocuments = async (sql: Sql, days: number, now: number): Promise<number> => {
  const { count } = await sql`
    delete from identity_files
    where (not kept and at < ${new Date(now - DAY_MS)}) or decided < ${new Date(now - days * DAY_MS)}`;
  return count;
};
