import type { ReportBeside, ReportWhole } from '../../contract/report.desk';
import type { Seen } from '../report/report.events';
import type { Sql } from '../store/database';

/** So much was said before, and so much after, as makes plain what was meant. */
const SIDE = 3;
/** A habit shows in the last few. */
const BESIDE = 10;

/** What was said at the game before and after a message, hidden or not; without those who are gone. */
export const saidAround = async (sql: Sql, message: string): Promise<ReportWhole['around']> => {
  const rows = await sql<{ id: string; by: string; text: string; at: Date; hidden: boolean }[]>`
    with it as (select game, position from messages where id = ${message}),
    near as (
      (select m.* from messages m, it where m.game = it.game and m.position < it.position
        order by m.position desc limit ${SIDE})
      union all
      (select m.* from messages m, it where m.game = it.game and m.position >= it.position
        order by m.position limit ${SIDE + 1})
    )
    select near.id, near.text, near.at, p.username as by, exists (
        select 1 from reports r where r.hides and r.kind = 'message' and r.subject = near.id
      ) as hidden
    from near join players p on p.id = near.player
    where not p.erased order by near.position`;
  return rows.map(({ id, by, text, at, hidden }) => ({
    _id: id,
    by,
    text,
    at: at.toISOString(),
    isReported: id === message,
    isHidden: hidden,
  }));
};

interface Row {
  id: string;
  kind: ReportBeside['kind'];
  reason: ReportBeside['reason'];
  state: ReportBeside['state'];
  outcome: ReportBeside['outcome'] | null;
  why: string | null;
  reported: string;
  seen: Seen;
  at: Date;
}

const besideOf = (row: Row): ReportBeside => ({
  _id: row.id,
  kind: row.kind,
  reason: row.reason,
  state: row.state,
  ...(row.outcome !== null && row.outcome !== undefined && { outcome: row.outcome }),
  ...(row.why !== null && { why: row.why }),
  reported: row.reported,
  text: row.seen.text,
  createdAt: row.at.toISOString(),
});

/** The last reports but this one about whom it is, and by whom it was filed. */
export const reportsBeside = async (
  sql: Sql,
  { id, reported, reporter }: { id: string; reported: string; reporter: string | null },
): Promise<Pick<ReportWhole, 'aboutThem' | 'byReporter'>> => {
  const others = (whose: ReturnType<Sql>) => sql<Row[]>`
    select r.id, r.kind, r.reason, r.state, r.outcome, r.why, r.seen, r.at,
      of.username as reported
    from reports r join players of on of.id = r.reported
    where r.id <> ${id} and not of.erased and ${whose}
    order by r.at desc, r.id limit ${BESIDE}`;
  const [about, by] = await Promise.all([
    others(sql`r.reported = ${reported}`),
    reporter === null ? [] : others(sql`r.reporter = ${reporter}`),
  ]);
  return { aboutThem: about.map(besideOf), byReporter: by.map(besideOf) };
};
