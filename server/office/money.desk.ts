import * as contract from '../../contract/money.desk';
import type { PaymentKind } from '../../contract/payment.rules';
import { type Asked, on, type Route } from '../http/route';
import type { Platform } from '../platform';
import { rangeOf, readRange } from '../store/page';
import { isFound } from '../store/search';

interface DepositRow {
  id: string;
  status: contract.DepositKept['status'];
  player: string;
  username: string;
  provider: string;
  currency: string;
  amount: number;
  reversed: number;
  kind: PaymentKind | null;
  last: string | null;
  reason: string | null;
  at: Date;
  ended: Date | null;
}

interface AccountRow {
  account: string;
  currency: string;
  balance: string;
  accounts: number;
}

interface DifferenceRow {
  type: contract.DifferenceKept['type'];
  reference: string;
  currency: string;
  theirs: number;
  ours: number;
  since: Date;
  looks: number;
}

interface ComparisonRow {
  at: Date | null;
  compared: number;
  failed: Date | null;
}

const differenceOf = (row: DifferenceRow): contract.DifferenceKept => {
  const { type, reference, currency, theirs, ours, since, looks } = row;
  const _id = `${type} ${reference} ${currency}`;
  return { _id, type, reference, currency, theirs, ours, since: since.toISOString(), looks };
};

const depositOf = (row: DepositRow): contract.DepositKept => ({
  _id: row.id,
  status: row.status,
  playerId: row.player,
  username: row.username,
  provider: row.provider,
  currency: row.currency,
  amount: row.amount,
  reversed: row.reversed,
  ...(row.kind !== null && { method: { kind: row.kind, last: row.last ?? '' } }),
  ...(row.reason !== null && { reason: row.reason }),
  createdAt: row.at.toISOString(),
  ...(row.ended !== null && { endedAt: row.ended.toISOString() }),
});

const accountOf = ({ account, currency, balance, accounts }: AccountRow) => ({
  _id: `${account} ${currency}`,
  account,
  currency,
  balance: Number(balance),
  accounts,
});

/** What came in and where it all lies, before those who answer for it [decision 149]. */
export const moneyDesk = ({ sql }: Platform): Route[] => {
  const deposits = async ({ body }: Asked<typeof contract.listDepositsKept>) => {
    const { search, status, pageIndex, pageSize } = body;
    const { rows, total } = await readRange<DepositRow>(sql, rangeOf(pageIndex, pageSize), {
      rows: (counted) => sql`
        select d.*, p.username, ${counted}
        from deposits d join players p on p.id = d.player
        where ${isFound(sql, search.trim(), [sql`p.username`, sql`d.id`])}
          ${status === undefined ? sql`` : sql`and d.status = ${status}`}
        order by d.position desc`,
    });
    return { items: rows.map(depositOf), total };
  };

  const accounts = async () => {
    const rows = await sql<AccountRow[]>`
      with named as (
        select currency, balance, case split_part(account, ':', 1)
          when 'player' then 'players' when 'fun' then 'demo balances' when 'debt' then 'debts'
          when 'pot' then 'pots' else account end as account
        from balances
      )
      select coalesce(account, 'sum') as account, currency, sum(balance)::text as balance,
        count(*)::int as accounts
      from named group by grouping sets ((currency, account), (currency))
      order by currency, named.account nulls last`;
    return { items: rows.map(accountOf), total: rows.length };
  };

  const differences = async ({ body }: Asked<typeof contract.listDifferences>) => {
    const { search, pageIndex, pageSize } = body;
    const [{ rows, total }, [comparison]] = await Promise.all([
      readRange<DifferenceRow>(sql, rangeOf(pageIndex, pageSize), {
        rows: (counted) => sql`
          select *, ${counted} from payment_differences
          where ${isFound(sql, search.trim(), [sql`reference`])}
          order by since, type, reference, currency`,
      }),
      sql<ComparisonRow[]>`select at, compared, failed from payment_comparison`,
    ]);
    const { at = null, compared = 0, failed = null } = comparison ?? {};
    return {
      items: rows.map(differenceOf),
      total,
      comparison: {
        ...(at !== null && { at: at.toISOString() }),
        compared,
        ...(failed !== null && { failedAt: failed.toISOString() }),
      },
    };
  };

  return [
    on(contract.listDepositsKept, deposits),
    on(contract.listAccounts, accounts),
    on(contract.listDifferences, differences),
  ];
};
