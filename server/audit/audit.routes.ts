import * as contract from '../../contract/staff';
import { type Asked, on, type Route } from '../http/route';
import type { Platform } from '../platform';
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
    const rows = await sql<Row[]>`
      select a.*, count(*) over () as total from audit a
      where ${isFound(sql, search.trim(), columns)}
        ${resource === undefined ? sql`` : sql`and a.resource = ${resource}`}
      order by a.position desc limit ${pageSize} offset ${pageIndex * pageSize}`;
    const items = rows.map(({ id, at, change, position, total: _total, ...row }) => ({
      _id: id,
      ...row,
      ...change,
      position: Number(position),
      at: at.toISOString(),
    }));
    return { items, total: Number(rows[0]?.total ?? 0) };
  };
  return [on(contract.listAudit, list)];
};
