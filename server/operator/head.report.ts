import type { Platform } from '../platform';
import { signed } from '../proof/proof.sign';
import { canonical } from '../store/canonical';
import { endOfLog } from '../store/head';
import type { Report } from './rtp.report';

/** The end of the log, signed, to be published where the platform cannot change it any more. */
export const publishedHead = async (
  { sql, secrets }: Pick<Platform, 'sql' | 'secrets'>,
  at: string,
): Promise<Report> => {
  const { position, hash } = await endOfLog(sql);
  const told = signed(secrets, { format: 'head 1', at, log: { position, hash } });
  return { lines: [canonical(told)], ok: true };
};
