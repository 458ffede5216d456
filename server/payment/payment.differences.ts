import type { Platform } from '../platform';
import type { Sql } from '../store/database';
import type { ProviderEntry } from './payment.provider';

/** Where two books say two things; amounts in minor units. */
export interface Difference {
  /** Of `ledger`, whose books are our payments' and our ledger's, `theirs` is what payments make. */
  readonly type: ProviderEntry['type'] | 'ledger';
  readonly reference: string;
  readonly currency: string;
  readonly theirs: number;
  readonly ours: number;
}

interface Booked {
  reference: string;
  type: ProviderEntry['type'];
  currency: string;
  amount: number;
}

const keyOf = ({ type, reference, currency }: Omit<Booked, 'amount'>): string =>
  `${type}  ${reference}  ${currency}`;

/** By what they are of, each with its sum. */
const sums = (entries: readonly Booked[]): Map<string, Booked> => {
  const found = new Map<string, Booked>();
  for (const entry of entries) {
    const before = found.get(keyOf(entry))?.amount ?? 0;
    found.set(keyOf(entry), { ...entry, amount: before + entry.amount });
  }
  return found;
};

/** What our payments make of the provider's account, beside what the ledger holds there. */
const ofLedger = async (sql: Sql, booked: readonly Booked[]): Promise<Difference[]> => {
  const rows = await sql<{ currency: string; balance: number }[]>`
    select currency, balance from balances where account = 'provider'`;
  const held = new Map(rows.map(({ currency, balance }) => [currency, balance]));
  const expected = new Map<string, number>();
  // What came in stands below zero there: the provider owes it to us.
  for (const { type, currency, amount } of booked) {
    const signed = type === 'paid in' ? -amount : amount;
    expected.set(currency, (expected.get(currency) ?? 0) + signed);
  }
  return [...new Set([...expected.keys(), ...held.keys()])].flatMap((currency): Difference[] => {
    const [theirs = 0, ours = 0] = [expected.get(currency), held.get(currency)];
    return theirs === ours
      ? []
      : [{ type: 'ledger', reference: 'provider', currency, theirs, ours }];
  });
};

/** The provider's books beside ours, and ours beside the ledger; how many payments were compared. */
export const differencesOf = async (
  sql: Sql,
  entries: readonly ProviderEntry[],
): Promise<{ found: Difference[]; compared: number }> => {
  const booked = await sql<Booked[]>`
    select id as reference, 'paid in' as type, currency, amount from deposits
    where status in ('succeeded', 'reversed')
    union all
    select id, 'taken back', currency, reversed from deposits where reversed > 0
    union all
    select id, 'paid in', currency, amount from subscription_charges
    union all
    select id, 'taken back', currency, reversed from subscription_charges where reversed > 0
    union all
    select id, 'paid out', currency, amount from withdrawals where status = 'paid'`;
  const theirs = sums(entries);
  const ours = sums(booked);
  const all = new Map([...ours, ...theirs]);
  const found = [...all.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([key, { type, reference, currency }]): Difference[] => {
      const [there = 0, here = 0] = [theirs.get(key)?.amount, ours.get(key)?.amount];
      return there === here ? [] : [{ type, reference, currency, theirs: there, ours: here }];
    });
  return { found: [...found, ...(await ofLedger(sql, booked))], compared: all.size };
};

/**
 * Compares both books and keeps what differs, since when and how often in a row it was found: what is on
 * its way differs once. A provider that does not answer is said to be so; what was found before stays.
 */
export const compareBooks = async (
  { sql, payments }: Pick<Platform, 'sql' | 'payments'>,
  now: Date,
): Promise<void> => {
  const entries = await payments.entries().catch(() => undefined);
  if (entries === undefined) {
    await sql`
      insert into payment_comparison (name, compared, failed) values ('last', 0, ${now})
      on conflict (name) do update set failed = excluded.failed`;
    return;
  }
  const { found, compared } = await differencesOf(sql, entries);
  const rows = found.map((one) => ({ ...one, since: now, looks: 1 }));
  await sql.begin(async (tx) => {
    await tx`
      delete from payment_differences d where not exists (
        select 1 from jsonb_to_recordset(${tx.json(found as never)})
          as f(type text, reference text, currency text)
        where (f.type, f.reference, f.currency) = (d.type, d.reference, d.currency))`;
    if (rows.length > 0)
      await tx`
        insert into payment_differences ${tx(rows)}
        on conflict (type, reference, currency) do update
        set theirs = excluded.theirs, ours = excluded.ours, looks = payment_differences.looks + 1`;
    await tx`
      insert into payment_comparison (name, at, compared) values ('last', ${now}, ${compared})
      on conflict (name) do update
      set at = excluded.at, compared = excluded.compared, failed = null`;
  });
};
