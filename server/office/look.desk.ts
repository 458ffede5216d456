import * as contract from '../../contract/look.desk';
import { auditedBy } from '../audit/audit.store';
import { publishLook } from '../branding/look.command';
import type { LookState } from '../branding/look.events';
import { lookPictures } from '../branding/look.pictures';
import { type Asked, doneOf, isRefused, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { isFound } from '../store/search';
import type { Json } from '../store/stream';

interface Row {
  id: string;
  look: contract.Look;
  staff: string;
  name: string | null;
  why: string;
  at: Date;
}

/** The one that was never published. */
const SHIPPED = 'look_shipped';

/** What the platform looks like, before those who look after it [decision 162]. */
export const lookDesk = ({ sql, store, look }: Platform): Route[] => {
  const pictured = lookPictures(sql);

  const list = async ({ body }: Asked<typeof contract.listLooks>) => {
    const { search, pageIndex, pageSize } = body;
    const rows = await sql<Row[]>`
      select l.id, l.look, l.staff, s.name, l.why, l.at from looks l left join staff s on s.id = l.staff
      where ${isFound(sql, search.trim(), [sql`l.look ->> 'name'`, sql`l.why`, sql`coalesce(s.name, '')`])}
      order by l.position desc`;
    const [last] = await sql<{ id: string }[]>`
      select id from looks order by position desc limit 1`;
    const shipped = { _id: SHIPPED, look: look.shipped, isWorn: last === undefined };
    const published = rows.map(({ id, name, staff, why, at, look: kept }) => ({
      ...{ _id: id, look: kept, isWorn: id === last?.id, why },
      by: name ?? staff,
      at: at.toISOString(),
    }));
    const items = search.trim() === '' ? [...published, shipped] : published;
    const from = pageIndex * pageSize;
    return { items: items.slice(from, from + pageSize), total: items.length };
  };

  const write = async (
    wanted: contract.Look,
    { body: { why }, caller, now }: Asked<typeof contract.publishLook | typeof contract.wearLook>,
    call: typeof contract.publishLook | typeof contract.wearLook,
  ) => {
    const audited = auditedBy(store, caller, call, {
      subject: wanted.name,
      why,
      look: (states): Json => (states['look'] as LookState).worn ?? look.shipped,
    });
    const outcome = await publishLook({ store: audited, look }, wanted, {
      ...{ by: caller.staff, why, at: now },
    });
    return doneOf(outcome);
  };

  const publish = async (asked: Asked<typeof contract.publishLook>) => {
    const wanted = await pictured(asked.body.look, asked.now);
    return isRefused(wanted) ? wanted : write(wanted, asked, contract.publishLook);
  };

  const wear = async (asked: Asked<typeof contract.wearLook>) => {
    const { _id: id } = asked.body;
    const [row] = await sql<Pick<Row, 'look'>[]>`select look from looks where id = ${id}`;
    const wanted = id === SHIPPED ? look.shipped : row?.look;
    return wanted === undefined ? refused('not-found') : write(wanted, asked, contract.wearLook);
  };

  return [
    on(contract.listLooks, list),
    on(contract.publishLook, publish),
    on(contract.wearLook, wear),
  ];
};
