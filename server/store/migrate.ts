/// <reference types="vite/types/importMeta.d.ts" />
import { hash } from 'node:crypto';
import type { Sql } from './database';

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Migrations by name (`001-log`) in the order they run. */
const migrations = Object.entries(files)
  .map(([path, text]) => ({
    name: path.replace(/^.*\/|\.sql$/g, ''),
    text,
    checksum: hash('sha256', text.replace(/\r\n/g, '\n')),
  }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Whether every migration that this build knows has run. */
export const isCurrent = async (sql: Sql): Promise<boolean> => {
  const ran = await sql<{ checksum: string }[]>`select checksum from migrations`;
  const checksums = new Set(ran.map(({ checksum }) => checksum));
  return migrations.every(({ checksum }) => checksums.has(checksum));
};

/**
 * Brings the schema up to date; several processes may call it at once. Throws when a migration
 * that already ran was edited since: its effect on existing data would be silently missing.
 */
export const migrate = async (sql: Sql): Promise<void> => {
  await sql.begin(async (tx) => {
    // A migration of much data takes its time.
    await tx`set local statement_timeout = 0`;
    // No table exists yet that could be locked.
    await tx`select pg_advisory_xact_lock(hashtext('migrations'))`;
    await tx`create table if not exists migrations (name text collate "C" primary key,
      checksum text not null, at timestamptz not null default now())`;
    const ran = await tx<
      { name: string; checksum: string }[]
    >`select name, checksum from migrations`;
    const checksums = new Map(ran.map((row) => [row.name, row.checksum]));
    for (const { name, text, checksum } of migrations) {
      const known = checksums.get(name);
      if (known === checksum) continue;
      if (known !== undefined) throw new Error(`Migration ${name} was edited after it ran`);
      await tx.unsafe(text);
      await tx`insert into migrations (name, checksum) values (${name}, ${checksum})`;
    }
  });
};
