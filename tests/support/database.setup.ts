import type { TestProject } from 'vitest/node';
import { connect, type DatabaseAddress } from '../../server/store/database';
import { startEmbedded } from '../../server/store/embedded';
import { migrate } from '../../server/store/migrate';
import { quickFolder } from './folder';

declare module 'vitest' {
  export interface ProvidedContext {
    database: Exclude<DatabaseAddress, string>;
  }
}

/** For the platforms of all files that run at once, several to a file. */
const CONNECTIONS = 400;

const addressed = (address: DatabaseAddress) => {
  if (typeof address === 'string') throw new Error('The shared database is the embedded one');
  return address;
};

/** One embedded PostgreSQL for all test files of a run, migrated once: each database is a copy. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await quickFolder();
  const database = await startEmbedded(folder.path, CONNECTIONS);
  const empty = addressed(database.address);
  const admin = connect(empty, 1);
  await admin`create database migrated`;
  await admin.end();
  const migrated = { ...empty, database: 'migrated' };
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
