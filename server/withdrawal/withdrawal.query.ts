import type { PaymentKind } from '../../contract/payment.rules';
import type { ProviderMethod } from '../payment/payment.provider';
import type { Sql } from '../store/database';

interface Source {
  kind: PaymentKind;
  last: string;
  method: string;
  left: number;
}

/**
 * Where a player's next withdrawal goes: to the oldest method whose money has not gone back yet, else
 * to the one that money came from last. Undefined where none ever came.
 */
export const sourceOf = async (
  sql: Sql,
  player: string,
  currency: string,
): Promise<ProviderMethod | undefined> => {
  const [sources, [gone]] = await Promise.all([
    sql<Source[]>`
      select kind, last, method, amount - reversed as left from deposits
      where player = ${player} and currency = ${currency} and status = 'succeeded'
        and method is not null
      order by position`,
    sql<{ amount: number }[]>`
      select coalesce(sum(amount), 0)::bigint as amount from withdrawals
      where player = ${player} and currency = ${currency} and status in ('waiting', 'paying', 'paid')`,
  ]);
  let rest = gone?.amount ?? 0;
  const found = sources.find(({ left }) => {
    rest -= left;
    return rest < 0;
  });
  const source = found ?? sources.at(-1);
  return source && { kind: source.kind, last: source.last, method: source.method };
};
