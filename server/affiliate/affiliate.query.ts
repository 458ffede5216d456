import { AFFILIATE_CLICK_DAYS, DAY_MS } from '../../contract/limits';
import type { Sql } from '../store/database';

/** What left for an affiliate from a game, to the same there or to its site. */
export interface ClickCount {
  affiliate: string;
  gameId: string;
  to: 'game' | 'website';
  /** In the 30 days before. */
  recent: number;
  total: number;
}

/** The clicks that left for each affiliate by `now` (ISO 8601), the most of each on top. */
export const clickCounts = async (sql: Sql, now: string): Promise<ClickCount[]> => {
  const since = new Date(Date.parse(now) - AFFILIATE_CLICK_DAYS * DAY_MS);
  return sql<ClickCount[]>`
    select affiliate, game as "gameId", type as "to", sum(clicks)::bigint as total,
      coalesce(sum(clicks) filter (where day > ${since}::timestamptz::date), 0)::bigint as recent
    from affiliate_clicks group by affiliate, game, type order by affiliate, total desc, game, type`;
};
