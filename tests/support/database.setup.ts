import type { TestProject } from 'vitest/node';
import { connect, type LocalAddress } from '../../server/store/database';
import { startEmbedded } from '../../server/store/embedded';
import { migrate } from '../../server/store/migrate';
import { quickFolder } from './folder';

declare module 'vitest' {
  export interface ProvidedContext {
    database: LocalAddress;
  }
}

/** For the platforms of all files that run at once, several to a file. */
const CONNECTIONS = 400;

/** One embedded PostgreSQL for all test files of a run, migrated once: each database is a copy. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await quickFolder();
  const database = await startEmbedded(folder.path, CONNECTIONS);
  const admin = connect(database.address, 1);
  await admin`create database migrated`;
  await admin.end();
  const migrated = { ...database.address, database: 'migrated' };
  const sql = connect(migrated, 1);
  await migrate(sql);
  // Nobody may be connected to what is copied.
  await sql.end();
  project.provide('database', migrated);
  return async () => {
    await database.stop();
    await folder.remove();
  };
};
