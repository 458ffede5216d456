import type { Seen } from '../report/report.events';
import type { Sql } from '../store/database';
import type { Report } from './rtp.report';

interface Open {
  id: string;
  kind: string;
  subject: string;
  reason: string;
  text: string;
  seen: Seen;
  at: Date;
  hides: boolean;
  reporter: string | null;
  reported: string;
  upheld: number;
  dismissed: number;
}

/** One line, whatever somebody typed: it must not look like several. */
const plain = (text: string): string => text.replace(/\s+/g, ' ');

/**
 * What waits for a moderator, the longest first, each with what the reporter saw, who it is about,
 * how many reports on them were upheld, and how many of the reporter’s were dismissed.
 */
export const reportQueue = async (sql: Sql): Promise<Report> => {
  const rows = await sql<Open[]>`
    select r.id, r.kind, r.subject, r.reason, r.text, r.seen, r.at, r.hides,
      by.username as reporter, coalesce(of.username, '') as reported,
      (select count(*)::int from reports o where o.reported = r.reported and o.state = 'upheld')
        as upheld,
      (select count(*)::int from reports o where o.reporter = r.reporter and o.state = 'dismissed')
        as dismissed
    from reports r left join players of on of.id = r.reported
      left join players by on by.id = r.reporter
    where r.state = 'open' and not coalesce(of.erased, true) order by r.at, r.id`;
  const lines = rows.flatMap((row) => [
    `${row.id}  ${row.at.toISOString()}  ${row.kind} ${row.subject}  ${row.reason}${row.hides ? '  HELD BACK' : ''}`,
    `  ${row.reported}: ${plain(row.seen.text)}${row.seen.images.map((url) => ` [${url}]`).join('')}`,
    `  ${row.reporter ?? 'the platform'}: ${plain(row.text)}`,
    `  upheld before: ${row.upheld}, of the reporter dismissed: ${row.dismissed}`,
  ]);
  return { lines: [...lines, `${rows.length} wait for a moderator.`], ok: true };
};
