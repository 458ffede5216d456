import { expect } from '@playwright/test';
import { connect } from '../../server/store/database';
import { reachEmbedded } from '../../server/store/embedded';
import type { ServerProcess } from './server';

/** Tables are made in the first of them; a function of the second is found before the one of its name. */
const BEHIND = 'public, later, pg_catalog';

const ahead = new WeakMap<ServerProcess, number>();

/** How many hours a platform is ahead of the machine: tests of one worker share it. */
export const hoursAhead = (server: ServerProcess): number => ahead.get(server) ?? 0;

const HOUR_MS = 3_600_000;
const SECOND_MS = 1_000;

/** The platform's time, in milliseconds since 1970: what its tokens are young or old by. */
export const timeOf = (server: ServerProcess): number => Date.now() + hoursAhead(server) * HOUR_MS;

/**
 * The platform goes on `hours` from the machine's time: it takes the time from its database, whose clock
 * is put forward, and asks for it when it goes on after it stood still.
 */
export const goOnLater = async (server: ServerProcess, hours: number): Promise<void> => {
  const isFirst = !ahead.has(server);
  ahead.set(server, hours);
  const database = await reachEmbedded(server.dataDir);
  const sql = connect(database.address);
  await sql.unsafe(`
    create schema if not exists later;
    create or replace function later.clock_timestamp() returns timestamptz language sql as
      $$ select pg_catalog.clock_timestamp() + interval '${hours} hours' $$;
    alter database ${sql.options.database} set search_path = ${BEHIND};`);
  await sql.end();
  await database.stop();
  if (isFirst) {
    // Its lines to the database still look past the second clock.
    await server.stop();
    await server.start();
  } else {
    server.pause();
    server.goOn();
  }
  const hasLooked = async (): Promise<boolean> => {
    const answer = await fetch(`${server.url}/readyz`);
    const { ahead: off } = (await answer.json()) as { ahead: number };
    return Math.abs(off + hours * HOUR_MS) < SECOND_MS;
  };
  await expect.poll(hasLooked).toBe(true);
};
