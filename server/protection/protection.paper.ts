import { amountsOf } from '../../contract/amount.rules';
import { directionOf } from '../../contract/country.rules';
import { COINS } from '../../contract/limits';
import type { StatementRow } from '../../contract/protection';
import { statementColumns } from '../../contract/statement.rules';
import { type Paper, paperPdf } from '../paper/paper';
import { ownPaper } from '../paper/paper.language';
import { sayIn } from '../phrase/phrase.say';
import type { Platform } from '../platform';
import type { Account } from '../player/player.events';

/** The movements of some days of UTC, both ends included. */
export interface Statement {
  readonly from: string;
  readonly to: string;
  readonly rows: readonly StatementRow[];
}

const names: Readonly<Record<(typeof statementColumns)[number], string>> = {
  deposited: 'Protection.Paid in',
  withdrawn: 'Protection.Paid out',
  staked: 'Protection.Staked',
  won: 'Protection.Won',
  received: 'Protection.Received',
  given: 'Protection.Given',
};

type Amounts = Pick<StatementRow, (typeof statementColumns)[number]>;

const none: Amounts = { deposited: 0, withdrawn: 0, staked: 0, won: 0, received: 0, given: 0 };

const sumsOf = (rows: readonly StatementRow[]): readonly (Amounts & { currency: string })[] => {
  const sums = new Map<string, Amounts & { currency: string }>();
  for (const row of rows) {
    const sum = { ...(sums.get(row.currency) ?? { ...none, currency: row.currency }) };
    for (const column of statementColumns) sum[column] += row[column];
    sums.set(row.currency, sum);
  }
  return [...sums.values()];
};

/** A statement in somebody's words, with the separators of their country [decision 168]. */
export const statementPaper = (
  { look, countries }: Pick<Platform, 'look' | 'countries'>,
  account: Account,
  { from, to, rows }: Statement,
  language: string,
): Paper => {
  const say = sayIn(language, look.worn.name);
  const amountOf = amountsOf(
    language,
    countries.all.find(({ code }) => code === account.country),
  );
  const daysOf = (dateStyle: 'long' | 'medium') => {
    const format = new Intl.DateTimeFormat(language, {
      numberingSystem: 'latn',
      dateStyle,
      timeZone: 'UTC',
    });
    return (day: string): string => format.format(new Date(`${day}T12:00:00.000Z`));
  };
  const long = daysOf('long');
  const medium = daysOf('medium');
  const cells = (row: Amounts & { currency: string }): string[] => [
    row.currency === COINS ? say('PlayMode.Coins') : row.currency,
    ...statementColumns.map((column) =>
      row[column] === 0 ? '–' : amountOf(row.currency, row[column]),
    ),
    amountOf(row.currency, row.won - row.staked),
  ];
  const utc = say('Protection.Days, weeks and months begin at midnight UTC.');
  return {
    language,
    direction: directionOf(language),
    from: look.worn.name,
    title: say('Protection.Statement'),
    lines: [
      [say('Receipt.For'), account.username],
      [say('Wallet.Period'), from === to ? long(from) : `${long(from)} – ${long(to)}`],
    ],
    table: {
      head: [
        say('Protection.Day'),
        say('Wallet.Currency'),
        ...statementColumns.map((column) => say(names[column])),
        say('Protection.Net'),
      ],
      rows: rows.map((row) => [medium(row.day), ...cells(row)]),
      sums: sumsOf(rows).map((sum) => [say('Protection.Total'), ...cells(sum)]),
    },
    note: rows.length === 0 ? say('Protection.Nothing was moved in this time.') : utc,
  };
};

/** The statement as a file: the PDF and what it is called. */
export const statementPdf = async (
  parts: Pick<Platform, 'look' | 'countries'>,
  account: Account,
  statement: Statement,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> => {
  const paper = ownPaper(account.language, (language) =>
    statementPaper(parts, account, statement, language),
  );
  // Dated by its last day: the same statement is the same file.
  const pdf = await paperPdf(paper, new Date(`${statement.to}T00:00:00.000Z`));
  return {
    name: `statement-${statement.from}-${statement.to}.pdf`,
    bytes: new Uint8Array(pdf),
  };
};
