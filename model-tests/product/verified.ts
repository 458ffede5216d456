import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Visitor } from '../../tests/e2e/support/fair';

const admin = join(import.meta.dirname, '../../dist/server/admin.js');

/** What an operator does: the platform stands still meanwhile, since its database is its own. */
const asOperator = async ({ server }: Visitor, ...args: string[]): Promise<void> => {
  await server.stop();
  const env = { ...process.env, DATA_DIR: server.dataDir };
  await promisify(execFile)(process.execPath, [admin, ...args], { env });
  await server.start();
};

/** Who may play for money: of Malta, grown up, seen by staff. */
export const arriveVerified = async (visitor: Visitor): Promise<void> => {
  await visitor.arrive({ country: 'MT', birthday: { day: 1, month: 5, year: 1990 } });
  await asOperator(visitor, 'verify-player', visitor.email);
  await visitor.comeBack();
};
