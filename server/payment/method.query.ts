import type { PaymentMethod } from '../../contract/payment';
import type { Page } from '../../contract/words';
import type { Sql } from '../store/database';

type Row = Pick<PaymentMethod, 'kind'> & { id: string; last: string; expires: string | null };

/** A page of a player's stored methods, the default one first; without a choice the oldest is it. */
export const methodsOf = async (
  sql: Sql,
  player: string,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
): Promise<Page<PaymentMethod>> => {
  const [rows, [count]] = await Promise.all([
    sql<Row[]>`
      select id, kind, last, expires from payment_methods
      where player = ${player} and status = 'stored'
      order by preferred desc nulls last, position
      limit ${pageSize} offset ${pageIndex * pageSize}`,
    sql<{ total: number }[]>`
      select count(*) as total from payment_methods
      where player = ${player} and status = 'stored'`,
  ]);
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
  return { items, total: count?.total ?? 0 };
};
