import type { PaymentKind } from '../../contract/payment.rules';
import type { Transfer } from '../../contract/transfer';
import type { Page } from '../../contract/words';
import type { Sql } from '../store/database';
import { rangeOf, readRange } from '../store/page';

interface Row {
  id: string;
  type: Transfer['type'];
  status: Transfer['status'];
  currency: string;
  amount: number;
  reversed: number;
  kind: PaymentKind | null;
  last: string | null;
  reason: string | null;
  url: string | null;
  at: Date;
  ended: Date | null;
}

const transfer = (row: Row): Transfer => ({
  _id: row.id,
  type: row.type,
  status: row.status,
  currency: row.currency,
  amount: row.amount,
  createdAt: row.at.toISOString(),
  ...(row.reversed > 0 && { reversed: row.reversed }),
  ...(row.kind !== null && { method: { kind: row.kind, last: row.last ?? '' } }),
  ...(row.reason !== null && { reason: row.reason }),
  ...(row.url !== null && { url: row.url }),
  ...(row.ended !== null && { endedAt: row.ended.toISOString() }),
});

/** Deposits and withdrawals of a player. */
const transfers = (sql: Sql, player: string) => sql`
  select id, position, 500 as type, status, currency, amount, reversed, kind, last, reason, url, at,
    ended
  from deposits where player = ${player}
  union all
  select id, position, 501, status, currency, amount, 0, kind, last, reason, null, at, ended
  from withdrawals where player = ${player}`;

/** These of a player's transfers, by their id. */
export const transfersById = async (
  sql: Sql,
  player: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Transfer>> => {
  const rows = await sql<Row[]>`
    select * from (${transfers(sql, player)}) as transfers
    where id = any(${[...ids]}::text[])`;
  return new Map(rows.map((row) => [row.id, transfer(row)]));
};

/** A page of a player's deposits and withdrawals, the newest first. */
export const transfersOf = async (
  sql: Sql,
  player: string,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
): Promise<Page<Transfer>> => {
  const { rows, total } = await readRange<Row>(sql, rangeOf(pageIndex, pageSize), {
    rows: (counted) => sql`
      select *, ${counted} from (${transfers(sql, player)}) as transfers order by position desc`,
    total: sql`select count(*) from (${transfers(sql, player)}) as transfers`,
  });
  return { items: rows.map(transfer), total };
};
