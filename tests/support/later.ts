import { connect } from '../../server/store/database';
import { startEmbedded } from '../../server/store/embedded';
import type { ServerProcess } from './server';

/** What is made goes on to be made in `public`: first in the path, `later` would begin an empty platform. */
const BEHIND = 'public, later, pg_catalog';

/**
 * The platform goes on `hours` from the machine's time: it takes the time from its database, whose
 * clock is put forward while it stands still.
 */
export const goOnLater = async (server: ServerProcess, hours: number): Promise<void> => {
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
