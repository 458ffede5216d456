import type { ProviderEntry } from '../payment/payment.provider';
import type { Sql } from '../store/database';
import type { Report } from './rtp.report';

interface Waiting {
  id: string;
  username: string;
  currency: string;
  amount: number;
  kind: string;
  last: string;
  at: Date;
}

/** What waits for staff, the longest first; amounts in minor units. */
export const withdrawalQueue = async (sql: Sql): Promise<Report> => {
  const rows = await sql<Waiting[]>`
    select w.id, p.username, w.currency, w.amount, w.kind, w.last, w.at
    from withdrawals w join players p on p.id = w.player
    where w.status = 'waiting' order by w.at, w.id`;
  const lines = rows.map(({ id, username, currency, amount, kind, last, at }) =>
    [at.toISOString(), id, username, `${amount} ${currency}`, `${kind} ${last}`].join('  '),
  );
  return { lines: [...lines, `${rows.length} wait for staff.`], ok: true };
};

interface Booked {
  reference: string;
  type: ProviderEntry['type'];
  currency: string;
  amount: number;
}

const keyOf = ({ reference, type, currency }: Booked): string =>
  `${type}  ${reference}  ${currency}`;

const sums = (entries: readonly Booked[]): Map<string, number> => {
  const found = new Map<string, number>();
  for (const entry of entries)
    found.set(keyOf(entry), (found.get(keyOf(entry)) ?? 0) + entry.amount);
  return found;
};

/**
 * The provider's books beside ours, and ours beside the ledger: each difference by its reference. What
 * is on its way differs for a moment; a second look tells.
 */
export const reconcileReport = async (
  sql: Sql,
  entries: readonly ProviderEntry[],
): Promise<Report> => {
  const [booked, ledger] = await Promise.all([
    sql<Booked[]>`
      select id as reference, 'paid in' as type, currency, amount from deposits
      where status in ('succeeded', 'reversed')
      union all
      select id, 'taken back', currency, reversed from deposits where reversed > 0
      union all
      select id, 'paid in', currency, amount from subscription_charges
      union all
      select id, 'taken back', currency, reversed from subscription_charges where reversed > 0
      union all
      select id, 'paid out', currency, amount from withdrawals where status = 'paid'`,
    sql<{ currency: string; balance: number }[]>`
      select currency, balance from balances where account = 'provider'`,
  ]);
  const theirs = sums(entries);
  const ours = sums(booked);
  const keys = [...new Set([...theirs.keys(), ...ours.keys()])].toSorted();
  const lines = keys.flatMap((key) => {
    const [there = 0, here = 0] = [theirs.get(key), ours.get(key)];
    return there === here ? [] : [`${key}: the provider says ${there}, our books say ${here}`];
  });
  // What came in stands below zero there: the provider owes it to us.
  const expected = new Map<string, number>();
  for (const { type, currency, amount } of booked) {
    const signed = type === 'paid in' ? -amount : amount;
    expected.set(currency, (expected.get(currency) ?? 0) + signed);
  }
  const held = new Map(ledger.map(({ currency, balance }) => [currency, balance]));
  for (const currency of new Set([...expected.keys(), ...held.keys()])) {
    const [sum = 0, balance = 0] = [expected.get(currency), held.get(currency)];
    if (sum !== balance)
      lines.push(`provider  ${currency}: payments make ${sum}, the ledger holds ${balance}`);
  }
  return {
    lines: [
      ...lines,
      lines.length === 0
        ? `${keys.length} payments agree with the provider.`
        : `${lines.length} differences.`,
    ],
    ok: lines.length === 0,
  };
};
