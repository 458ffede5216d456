import * as contract from '../../contract/health.desk';
import { type Asked, on, type Route } from '../http/route';
import type { Platform } from '../platform';
import { rangeOf, readRange } from '../store/page';

interface Row {
  kind: contract.Vital['kind'];
  name: string;
  position: number | null;
  behind: number | null;
  at: Date | null;
  by: string | null;
  late: boolean;
}

/** How the platform fares, before those who run it [decision 149]. */
export const healthDesk = ({ sql }: Platform): Route[] => {
  const list = async ({ body, now }: Asked<typeof contract.listVitals>) => {
    const { search, isLate, pageIndex, pageSize } = body;
    const since = new Date(Date.parse(now) - 60_000);
    const { rows, total } = await readRange<Row>(sql, rangeOf(pageIndex, pageSize), {
      rows: (counted) => sql`
        with head as (select position from log_head), leased as (
          select name, leased_by as by from consumers where leased_by is not null
          union all select name, leased_by from jobs where leased_by is not null
        ), vitals as (
          select 'log' as kind, 'log' as name, head.position, null::bigint as behind,
            (select at from events e where e.position = head.position) as at, null as by,
            false as late
          from head
          union all
          select 'consumer', c.name, c.position, head.position - c.position, null, c.leased_by,
            coalesce((select at < ${since} from events e where e.position = c.position + 1), false)
          from consumers c, head
          union all
          select 'job', name, null, null, due, leased_by, due < ${since} from jobs
          union all
          select 'projection', name, null, null, null, null, false from projections
          union all
          select 'process', by, null, null, null, string_agg(name, ', ' order by name), false
          from leased group by by
        )
        select *, ${counted} from vitals
        where position(${search.trim().toLowerCase()} in lower(name)) > 0
          ${isLate ? sql`and late` : sql``}
        order by late desc, array_position(array['log', 'process', 'consumer', 'job', 'projection'],
          kind), name`,
    });
    const items = rows.map((row) => ({
      _id: `${row.kind} ${row.name}`,
      kind: row.kind,
      name: row.name,
      ...(row.position !== null && { position: Number(row.position) }),
      ...(row.behind !== null && { behind: Number(row.behind) }),
      ...(row.at !== null && { at: row.at.toISOString() }),
      ...(row.by !== null && { by: row.by }),
      isLate: row.late,
    }));
    return { items, total };
  };

  return [on(contract.listVitals, list)];
};
