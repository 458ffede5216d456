import { DAY_MS } from '../../contract/limits';
import * as contract from '../../contract/report.desk';
import { auditedBy } from '../audit/audit.store';
import { type Asked, doneOf, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { judgeReport } from '../report/report.command';
import type { ReportState, Seen } from '../report/report.events';
import { reportedUrl } from '../report/report.serve';
import { rangeOf, readRange } from '../store/page';
import { isFound } from '../store/search';
import { reportsBeside, saidAround } from './report.beside';

interface Row {
  id: string;
  kind: contract.ReportDue['kind'];
  reason: contract.ReportDue['reason'];
  state: contract.ReportDue['state'];
  text: string;
  seen: Seen;
  hides: boolean;
  by_name: string | null;
  of_name: string;
  reported: string;
  reporter: string | null;
  subject: string;
  upheld: number;
  dismissed: number;
  outcome: contract.ReportDue['outcome'] | null;
  why: string | null;
  at: Date;
}

const lookOf = ({ report }: Readonly<Record<string, unknown>>) => ({
  step: (report as ReportState).step,
});

/** What players reported, before those who decide it [decision 143]. */
export const reportDesk = ({ sql, store, secrets }: Platform): Route[] => {
  const found = (counted = sql`null as total`) => sql`
    select r.*, by.username as by_name, of.username as of_name, ${counted},
      (select count(*)::int from reports o where o.reported = r.reported and o.state = 'upheld')
        as upheld,
      (select count(*)::int from reports o
        where o.reporter = r.reporter and o.state = 'dismissed') as dismissed
    from reports r join players of on of.id = r.reported
      left join players by on by.id = r.reporter
    where not of.erased`;

  const dueOf = (row: Row): contract.ReportDue => ({
    _id: row.id,
    kind: row.kind,
    reason: row.reason,
    state: row.state,
    text: row.text,
    seen: {
      text: row.seen.text,
      images: row.seen.images.map((url) => reportedUrl({ secrets }, url)),
    },
    isHidden: row.hides,
    ...(row.by_name !== null && { reporter: row.by_name }),
    reported: row.of_name,
    reportedId: row.reported,
    upheldBefore: row.upheld,
    dismissedBefore: row.dismissed,
    ...(row.outcome !== null && row.outcome !== undefined && { outcome: row.outcome }),
    ...(row.why !== null && { why: row.why }),
    createdAt: row.at.toISOString(),
  });

  const list = async ({ body }: Asked<typeof contract.listReportsDue>) => {
    const { search, state, pageIndex, pageSize } = body;
    const columns = [sql`of.username`, sql`r.text`, sql`r.id`, sql`r.reason`];
    const { rows, total } = await readRange<Row>(sql, rangeOf(pageIndex, pageSize), {
      rows: (counted) => sql`
        ${found(counted)} and r.state = ${state} and ${isFound(sql, search.trim(), columns)}
        order by case when r.state = 'open' then r.at end, r.decided desc, r.id`,
    });
    return { items: rows.map(dueOf), total };
  };

  const read = async ({ params }: Asked<typeof contract.readReportDue>) => {
    const [row] = await sql<Row[]>`${found()} and r.id = ${params.id}`;
    if (row === undefined) return refused('not-found');
    const [around, beside] = await Promise.all([
      row.kind === 'message' ? saidAround(sql, row.subject) : [],
      reportsBeside(sql, row),
    ]);
    return { ...dueOf(row), around, ...beside };
  };

  const judge = async ({ body, caller, now }: Asked<typeof contract.judgeReportDue>) => {
    const { _id: id, outcome, days, why } = body;
    const audited = auditedBy(store, caller, contract.judgeReportDue, {
      subject: id,
      why,
      look: lookOf,
    });
    const until =
      days === undefined ? undefined : new Date(Date.parse(now) + days * DAY_MS).toISOString();
    const judged = await judgeReport({ store: audited }, id, {
      outcome,
      why,
      until,
      by: caller.staff,
      at: now,
    });
    return doneOf(judged);
  };

  return [
    on(contract.listReportsDue, list),
    on(contract.readReportDue, read),
    on(contract.judgeReportDue, judge),
  ];
};
