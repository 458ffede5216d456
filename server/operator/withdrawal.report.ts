import { differencesOf } from '../payment/payment.differences';
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

/**
 * The provider's books beside ours, and ours beside the ledger: each difference by its reference. What
 * is on its way differs for a moment; a second look tells.
 */
export const reconcileReport = async (
  sql: Sql,
  entries: readonly ProviderEntry[],
): Promise<Report> => {
  const { found, compared } = await differencesOf(sql, entries);
  const lines = found.map(({ type, reference, currency, theirs, ours }) =>
    type === 'ledger'
      ? `${reference}  ${currency}: payments make ${theirs}, the ledger holds ${ours}`
      : `${type}  ${reference}  ${currency}: the provider says ${theirs}, our books say ${ours}`,
  );
  return {
    lines: [
      ...lines,
      lines.length === 0
        ? `${compared} payments agree with the provider.`
        : `${lines.length} differences.`,
    ],
    ok: lines.length === 0,
  };
};
