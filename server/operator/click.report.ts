import { AFFILIATE_CLICK_DAYS } from '../../contract/limits';
import { clickCounts } from '../affiliate/affiliate.query';
import { Affiliates } from '../affiliate/affiliate.registry';
import type { Sql } from '../store/database';
import type { Store } from '../store/store';
import type { Report } from './rtp.report';

interface Needs {
  readonly sql: Sql;
  readonly store: Pick<Store, 'load'>;
}

/** The clicks that left for each affiliate, by game and aim: in the last 30 days, and in all. */
export const clicksReport = async ({ sql, store }: Needs, now: string): Promise<Report> => {
  const affiliates = new Affiliates();
  await affiliates.read(store);
  const counts = await clickCounts(sql, now);
  if (counts.length === 0) return { lines: ['Nobody has left for an affiliate.'], ok: true };
  const lines = counts.map(({ affiliate, gameId, to, recent, total }) => {
    const name = affiliates.terms[affiliate]?.displayName ?? affiliate;
    return `${name}, ${gameId}, ${to}: ${recent} in ${AFFILIATE_CLICK_DAYS} days, ${total} in all`;
  });
  return { lines, ok: true };
};
