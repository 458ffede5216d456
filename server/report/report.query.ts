import { REPORTS_KEPT } from '../../contract/limits';
import type { FiledReport, Statement } from '../../contract/report';
import type { Platform } from '../platform';
import { appealOf } from './report.appeal';
import type { Seen } from './report.events';

interface Row {
  id: string;
  kind: FiledReport['kind'];
  reason: FiledReport['reason'];
  state: FiledReport['state'];
  at: Date;
}

interface StatementRow extends Row {
  outcome: Statement['outcome'];
  why: string;
  seen: Seen;
  decided: Date;
  until: Date | null;
  lifted: boolean;
}

/** Reports as players read of them: never who reported them, never what became of another. */
export const reportQuery = ({ sql, secrets }: Pick<Platform, 'sql' | 'secrets'>) => ({
  /** How many a player filed since the day of UTC began. */
  async today(player: string, now: string): Promise<number> {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from reports
      where reporter = ${player} and at >= ${`${now.slice(0, 10)}T00:00:00Z`}::timestamptz`;
    return row?.count ?? 0;
  },

  /** What a player reported, the latest first. */
  async filed(player: string): Promise<FiledReport[]> {
    const rows = await sql<Row[]>`
      select id, kind, reason, state, at from reports
      where reporter = ${player} order by at desc, id limit ${REPORTS_KEPT}`;
    return rows.map(({ id, kind, reason, state, at }) => ({
      _id: id,
      kind,
      reason,
      state,
      createdAt: at.toISOString(),
    }));
  },

  /** What was decided about a player, the latest first. */
  async statements(player: string): Promise<Statement[]> {
    const rows = await sql<StatementRow[]>`
      select id, kind, reason, state, at, outcome, why, seen, decided, until, lifted from reports
      where reported = ${player} and decided is not null
      order by decided desc, id limit ${REPORTS_KEPT}`;
    return rows.map(({ id, kind, reason, outcome, why, seen, decided, until, lifted }) => ({
      _id: id,
      kind,
      reason,
      outcome,
      why,
      text: seen.text,
      at: decided.toISOString(),
      ...(until !== null && { until: until.toISOString() }),
      isLifted: lifted,
      appeal: appealOf({ secrets }, id),
    }));
  },
});
