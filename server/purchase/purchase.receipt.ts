import { amountsOf } from '../../contract/amount.rules';
import type { Purchase, PurchaseCode } from '../../contract/purchase';
import { type Say, sayIn } from '../phrase/phrase.say';
import type { Platform } from '../platform';
import type { Account } from '../player/player.events';

/** What was bought, on a line of its own. */
const names: Readonly<Record<PurchaseCode, string>> = {
  500: 'Receipt.Deposit',
  501: 'Receipt.Withdrawal',
  600: 'Receipt.Purchase',
  601: 'Receipt.Subscription',
};

/** A receipt in somebody's words: its title, and what it says line by line. */
export interface Receipt {
  readonly language: string;
  readonly title: string;
  readonly lines: readonly (readonly [label: string, value: string])[];
  /** That no real money has moved, where none has. */
  readonly note: string;
}

const broughtBy = ({ bought }: Purchase, say: Say, amountOf: (minor: number) => string) => {
  if (bought === undefined) return [];
  const { currency, amount } = bought;
  const what =
    currency === 'COINS'
      ? say('Receipt.{amount} coins').replace('{amount}', amountOf(amount))
      : say('Receipt.{amount} scratch cards').replace('{amount}', amountOf(amount));
  return [[say('Receipt.What'), what] as const];
};

/** The receipt of a purchase in its player's language, with the separators of their country [§7 B]. */
export const receiptOf = (
  { config, countries }: Pick<Platform, 'config' | 'countries'>,
  account: Account,
  purchase: Purchase,
): Receipt => {
  const language = account.language ?? 'en-US';
  const say = sayIn(language, config.APP_NAME);
  const separators = countries.all.find(({ code }) => code === account.country);
  const amountOf = amountsOf(language, separators);
  const date = new Intl.DateTimeFormat(language, {
    numberingSystem: 'latn',
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: account.timezone ?? 'UTC',
  }).format(new Date(purchase.createdAt));
  return {
    language,
    title: say('Receipt.Receipt of {app_name}'),
    lines: [
      [say('Receipt.Number'), purchase.id],
      [say('Receipt.Date'), date],
      [say('Receipt.For'), account.username],
      [say('Receipt.Kind'), say(names[purchase.type])],
      ...broughtBy(purchase, say, (minor) => amountOf('COINS', minor)),
      [say('Receipt.Amount'), amountOf(purchase.currency, purchase.amount)],
    ],
    note: say('Receipt.Test provider: no real money has moved.'),
  };
};
