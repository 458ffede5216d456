import type { Sql } from '../store/database';
import type { Report } from './rtp.report';

interface OpenRow {
  readonly id: string;
  readonly game: string;
  readonly currency: string;
  readonly supplier: string;
  readonly at: Date;
}

/**
 * Rounds of third parties that were bet at least `hours` ago and neither won nor taken back: their
 * suppliers forgot them, and the stakes are neither theirs nor their players'.
 */
export const openRoundsReport = async (sql: Sql, hours: number, now: Date): Promise<Report> => {
  const before = new Date(now.getTime() - hours * 3_600_000);
  const rows = await sql<OpenRow[]>`
    select id, game, currency, supplier, at from open_rounds
    where supplier is not null and at <= ${before} order by at, id`;
  const lines = rows.map(
    ({ id, supplier, game, currency, at }) =>
      `${id}  ${supplier}  ${game}  ${currency}  since ${at.toISOString()}`,
  );
  return {
    lines: [
      ...lines,
      `${rows.length} rounds of third parties are open for ${hours} hours or more.`,
    ],
    ok: rows.length === 0,
  };
};
