import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ServerProcess } from './server';

const admin = join(import.meta.dirname, '../../dist/server/admin.js');

/** What whoever runs the platform does on its command line, beside it; answers what was printed. */
export const asOperator = async (
  { dataDir, settings }: Pick<ServerProcess, 'dataDir' | 'settings'>,
  ...command: readonly string[]
): Promise<string> => {
  const env = { ...process.env, ...settings, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [admin, ...command], { env });
  return stdout;
};
