import type { AdvertisementTerms } from '../../contract/advertisement.desk';
import type { Sql } from '../store/database';
import type { Report } from './rtp.report';

interface Counted {
  id: string;
  terms: AdvertisementTerms;
  ended: boolean;
  placement: string | null;
  loads: number;
  clicks: number;
}

/** Clicks of loads in percent, with one decimal. */
const rateOf = (loads: number, clicks: number): string =>
  loads === 0 ? '-' : `${((100 * clicks) / loads).toFixed(1)} %`;

/** Everything that was ever advertised: where it stands, how often it was seen and followed. */
export const advertisementsReport = async (sql: Sql): Promise<Report> => {
  const rows = await sql<Counted[]>`
    select a.id, a.terms, a.ended, c.placement, coalesce(sum(c.loads), 0)::int as loads,
      coalesce(sum(c.clicks), 0)::int as clicks
    from advertisements a left join advertisement_counts c on c.advertisement = a.id
    group by a.id, a.terms, a.ended, c.placement order by a.id, c.placement`;
  if (rows.length === 0) return { lines: ['Nothing was ever advertised.'], ok: true };
  const lines = rows.map(({ id, terms, ended, placement, loads, clicks }) =>
    [
      id,
      ended ? 'ended' : 'kept',
      terms.name,
      placement ?? terms.placements.join(' '),
      `${loads} loads`,
      `${clicks} clicks`,
      rateOf(loads, clicks),
    ].join('  '),
  );
  return { lines, ok: true };
};
