import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import { projections } from '../../../server/kinds';
import { connect, type DatabaseAddress, type Sql } from '../../../server/store/database';
import { startEmbedded } from '../../../server/store/embedded';
import { Store } from '../../../server/store/store';
import { WAIT_MS } from '../../support/patience';
import type { ServerProcess } from '../../support/server';

/** The running platform's own database, as whoever stands beside it sees it. */
const beside = async ({ dataDir }: ServerProcess): Promise<Sql> => {
  const note = await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8');
  const address = { host: note.split('\n')[4] ?? '', port: 5_432, user: 'fairground' };
  return connect({ ...address, database: 'postgres' } as DatabaseAddress, 2);
};

/** Asks beside the platform until its database answers: it may be starting again. */
export const seeBeside = <Seen>(
  server: ServerProcess,
  look: (sql: Sql) => Promise<Seen>,
): Promise<Seen> =>
  vi.waitFor(async () => {
    const sql = await beside(server);
    try {
      return await look(sql);
    } finally {
      await sql.end({ timeout: 1 });
    }
  }, WAIT_MS);

/** Works on its database while the platform is closed. */
export const withDatabase = async (
  { dataDir }: ServerProcess,
  work: (sql: Sql, store: Store) => Promise<void>,
): Promise<void> => {
  const database = await startEmbedded(dataDir);
  const sql = connect(database.address);
  const store = await Store.open({ address: database.address, projections });
  try {
    await work(sql, store);
  } finally {
    await store.close();
    await sql.end({ timeout: 1 });
    await database.stop();
  }
};
