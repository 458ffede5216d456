import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { DatabaseAddress } from '../../server/store/database';
import { startEmbedded } from '../../server/store/embedded';

declare module 'vitest' {
  export interface ProvidedContext {
    database: DatabaseAddress;
  }
}

/** One embedded PostgreSQL for all test files of a run. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'fairground-tests-'));
  const database = await startEmbedded(folder);
  project.provide('database', database.address);
  return async () => {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
};
