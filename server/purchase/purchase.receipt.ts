import { amountsOf } from '../../contract/amount.rules';
import { directionOf } from '../../contract/country.rules';
import type { Purchase } from '../../contract/purchase';
import { boughtSlug, purchaseNames } from '../../contract/purchase.rules';
import { type Paper, paperPdf } from '../paper/paper';
import { DEFAULT_LANGUAGE, ownPaper } from '../paper/paper.language';
import { type Say, sayIn } from '../phrase/phrase.say';
import type { Platform } from '../platform';
import type { Account } from '../player/player.events';

/** A receipt in somebody's words: its title, and what it says line by line. */
export interface Receipt {
  readonly title: string;
  readonly lines: readonly (readonly [label: string, value: string])[];
  /** That no real money has moved, where none has. */
  readonly note: string;
}

const broughtBy = ({ bought }: Purchase, say: Say, amountOf: (minor: number) => string) => {
  if (bought === undefined) return [];
  const what = say(boughtSlug(bought)).replace('{amount}', amountOf(bought.amount));
  return [[say('Receipt.What'), what] as const];
};

/** The receipt of a purchase in its player's language, with the separators of their country [§7 B]. */
export const receiptOf = (
  { look, countries }: Pick<Platform, 'look' | 'countries'>,
  account: Account,
  purchase: Purchase,
  language = account.language ?? DEFAULT_LANGUAGE,
): Receipt => {
  const say = sayIn(language, look.worn.name);
  const separators = countries.all.find(({ code }) => code === account.country);
  const amountOf = amountsOf(language, separators);
  const date = new Intl.DateTimeFormat(language, {
    numberingSystem: 'latn',
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: account.timezone ?? 'UTC',
  }).format(new Date(purchase.createdAt));
  return {
    title: say('Receipt.Receipt of {app_name}'),
    lines: [
      [say('Receipt.Number'), purchase.id],
      [say('Receipt.Date'), date],
      [say('Receipt.For'), account.username],
      [say('Receipt.Kind'), say(purchaseNames[purchase.type])],
      ...broughtBy(purchase, say, (minor) => amountOf('COINS', minor)),
      [say('Receipt.Amount'), amountOf(purchase.currency, purchase.amount)],
    ],
    note: say('Receipt.Test provider: no real money has moved.'),
  };
};

/** The receipt as a file: the PDF and what it is called. */
export const receiptPdf = async (
  parts: Pick<Platform, 'look' | 'countries'>,
  account: Account,
  purchase: Purchase,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> => {
  const paperIn = (language: string): Paper => ({
    language,
    direction: directionOf(language),
    from: parts.look.worn.name,
    ...receiptOf(parts, account, purchase, language),
  });
  const pdf = await paperPdf(ownPaper(account.language, paperIn), new Date(purchase.createdAt));
  return { name: `${purchase.id}.pdf`, bytes: new Uint8Array(pdf) };
};
