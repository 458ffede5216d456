import type { TestProject } from 'vitest/node';
import type { DatabaseAddress } from '../../server/store/database';
import { startEmbedded } from '../../server/store/embedded';
import { quickFolder } from './folder';

declare module 'vitest' {
  export interface ProvidedContext {
    database: DatabaseAddress;
  }
}

/** For the platforms of all files that run at once, several to a file. */
const CONNECTIONS = 400;

/** One embedded PostgreSQL for all test files of a run. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await quickFolder();
  const database = await startEmbedded(folder.path, CONNECTIONS);
  project.provide('database', database.address);
  return async () => {
    await database.stop();
    await folder.remove();
  };
};
