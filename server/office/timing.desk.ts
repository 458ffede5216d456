import { CALL_TIMES_HOURS } from '../../contract/limits';
import * as contract from '../../contract/timing.desk';
import { type Asked, on, type Route } from '../http/route';
import type { Platform } from '../platform';
import { rangeOf, readRange } from '../store/page';
import { isFound } from '../store/search';

interface Row {
  call: string;
  asked: string;
  slow: string;
  mean: number;
  worst: number;
}

const tenth = (ms: number): number => Math.round(ms * 10) / 10;

/** How long calls take, before those who run the platform [decision 200]. */
export const timingDesk = ({ sql }: Platform): Route[] => {
  const list = async ({ body, now }: Asked<typeof contract.listCallsTimed>) => {
    const { search, pageIndex, pageSize } = body;
    const since = new Date(Date.parse(now) - CALL_TIMES_HOURS * 3_600_000);
    const { rows, total } = await readRange<Row>(sql, rangeOf(pageIndex, pageSize), {
      rows: (counted) => sql`
        select call, sum(asked)::text as asked, sum(slow)::text as slow,
          sum(total_ms) / sum(asked) as mean, max(worst_ms) as worst, ${counted}
        from call_times
        where hour > ${since} and ${isFound(sql, search.trim(), [sql`call`])}
        group by call order by sum(slow) desc, max(worst_ms) desc, call`,
    });
    const items = rows.map(({ call, asked, slow, mean, worst }) => ({
      _id: call,
      ...{ asked: Number(asked), slow: Number(slow) },
      ...{ meanMs: tenth(mean), worstMs: tenth(worst) },
    }));
    return { items, total };
  };

  return [on(contract.listCallsTimed, list)];
};
