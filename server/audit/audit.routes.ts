import * as contract from '../../contract/staff';
import { type Asked, on, type Route } from '../http/route';
import type { Platform } from '../platform';
import { rangeOf, readRange } from '../store/page';
import { isFound } from '../store/search';

interface Row {
  id: string;
  position: number;
  staff: string;
  name: string;
  role: string;
  deed: string;
  resource: string;
  subject: string;
  change: { before?: unknown; after?: unknown };
  why: string;
  at: Date;
  total: number;
}

/** What staff did [issue 19]. */
export const auditRoutes = ({ sql }: Platform): Route[] => {
  const list = async ({ body }: Asked<typeof contract.listAudit>) => {
    const { search, resource, pageIndex, pageSize } = body;
    const columns = [sql`a.name`, sql`a.deed`, sql`a.subject`, sql`a.why`];
    const { rows, total } = await readRange<Row>(sql, rangeOf(pageIndex, pageSize), {
      rows: (counted) => sql`
        select a.*, ${counted} from audit a
        where ${isFound(sql, search.trim(), columns)}
          ${resource === undefined ? sql`` : sql`and a.resource = ${resource}`}
        order by a.position desc`,
    });
    const items = rows.map(({ id, at, change, position, total: _total, ...row }) => ({
      _id: id,
      ...row,
      ...change,
      position: Number(position),
      at: at.toISOString(),
    }));
    return { items, total };
  };
  return [on(contract.listAudit, list)];
};
