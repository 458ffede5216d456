import type { PaymentMethod } from '../../contract/payment';
import type { Page } from '../../contract/words';
import type { Sql } from '../store/database';
import { rangeOf, readRange } from '../store/page';

type Row = Pick<PaymentMethod, 'kind'> & { id: string; last: string; expires: string | null };

/** A page of a player's stored methods, the default one first; without a choice the oldest is it. */
export const methodsOf = async (
  sql: Sql,
  player: string,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
): Promise<Page<PaymentMethod>> => {
  const isOwn = sql`player = ${player} and status = 'stored'`;
  const { rows, total } = await readRange<Row>(sql, rangeOf(pageIndex, pageSize), {
    rows: (counted) => sql`
      select id, kind, last, expires, ${counted} from payment_methods
      where ${isOwn} order by preferred desc nulls last, position`,
    total: sql`select count(*) from payment_methods where ${isOwn}`,
  });
  const items = rows.map(
    ({ id, kind, last, expires }, index): PaymentMethod => ({
      _id: id,
      status: 'stored',
      kind,
      last,
      ...(expires !== null && { expires }),
      isDefault: pageIndex === 0 && index === 0,
    }),
  );
  return { items, total };
};
