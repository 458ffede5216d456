import { DAY_MS } from '../../contract/limits';
import { sampleAffiliates } from '../affiliate/affiliate.sample';
import type { Sql } from '../store/database';
import type { Report } from './rtp.report';

const DAYS = 30;

interface Counted {
  affiliate: string;
  game: string;
  type: string;
  recent: number;
  total: number;
}

/** The clicks that left for each affiliate, by game and aim: in the last 30 days, and in all. */
export const clicksReport = async (sql: Sql, now: string): Promise<Report> => {
  const since = new Date(Date.parse(now) - DAYS * DAY_MS);
  const rows = await sql<Counted[]>`
    select affiliate, game, type, sum(clicks)::bigint as total,
      coalesce(sum(clicks) filter (where day > ${since}::timestamptz::date), 0)::bigint as recent
    from affiliate_clicks group by affiliate, game, type order by affiliate, total desc, game, type`;
  if (rows.length === 0) return { lines: ['Nobody has left for an affiliate.'], ok: true };
  const lines = rows.map(({ affiliate, game, type, recent, total }) => {
    const name = sampleAffiliates.find(({ _id }) => _id === affiliate)?.displayName ?? affiliate;
    return `${name}, ${game}, ${type}: ${recent} in ${DAYS} days, ${total} in all`;
  });
  return { lines, ok: true };
};
