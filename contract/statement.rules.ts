import type { StatementRow } from './protection';
import { minorDigits } from './wallet.rules';

/** What a row tells beside its day and its currency, in the order of reading. */
export const statementColumns = [
  'deposited',
  'withdrawn',
  'staked',
  'won',
  'received',
  'given',
] as const satisfies readonly (keyof StatementRow)[];

/** An amount of minor units as programs read it: a point, and no thousands. */
const plain = (currency: string, minor: number): string =>
  (minor / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));

/** A statement as comma-separated values (RFC 4180), a line a day and currency, amounts in whole units. */
export const statementCsv = (rows: readonly StatementRow[]): string =>
  [
    ['day', 'currency', ...statementColumns, 'net'],
    ...rows.map((row) => [
      row.day,
      row.currency,
      ...statementColumns.map((column) => plain(row.currency, row[column])),
      plain(row.currency, row.won - row.staked),
    ]),
  ]
    .map((line) => `${line.join(',')}\r\n`)
    .join('');
