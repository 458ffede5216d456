import { connect } from '../../server/store/database';
import { startEmbedded } from '../../server/store/embedded';
import type { ServerProcess } from './server';

/** Tables are made in the first of them; a function of the second is found before the one of its name. */
const BEHIND = 'public, later, pg_catalog';

const ahead = new WeakMap<ServerProcess, number>();

/** How many hours a platform is ahead of the machine: tests of one worker share it. */
export const hoursAhead = (server: ServerProcess): number => ahead.get(server) ?? 0;

const HOUR_MS = 3_600_000;

/** The platform's time, in milliseconds since 1970: what its tokens are young or old by. */
export const timeOf = (server: ServerProcess): number => Date.now() + hoursAhead(server) * HOUR_MS;

/**
 * The platform goes on `hours` from the machine's time: it takes the time from its database, whose
 * clock is put forward while it stands still.
 */
export const goOnLater = async (server: ServerProcess, hours: number): Promise<void> => {
  ahead.set(server, hours);
  await server.stop();
  const database = await startEmbedded(server.dataDir);
  const sql = connect(database.address);
  await sql.unsafe(`
    create schema if not exists later;
    create or replace function later.clock_timestamp() returns timestamptz language sql as
      $$ select pg_catalog.clock_timestamp() + interval '${hours} hours' $$;
    alter database ${sql.options.database} set search_path = ${BEHIND};`);
  await sql.end();
  await database.stop();
  await server.start();
};
