import type { Limit } from '../../../contract/protection';
import type { Period } from '../../../contract/protection.rules';
import type { Span } from '../../../machines/protection/statement.words';

/** What a currency is called: money by its code. */
export const currencyName = (currency: string, say: (slug: string) => string): string =>
  currency === 'COINS' ? say('PlayMode.Coins') : currency;

/** What each kind of limit is called. */
export const kindNames: Readonly<Record<Limit['kind'], string>> = {
  deposit: 'Protection.Deposits',
  loss: 'Protection.Losses',
  stake: 'Protection.Stakes',
  time: 'Protection.Time at a stretch',
};

/** What each period is called. */
export const periodNames: Readonly<Record<Period, string>> = {
  day: 'Protection.A day',
  week: 'Protection.A week',
  month: 'Protection.A month',
};

/** What each span of a statement is called. */
export const spanNames: Readonly<Record<Span, string>> = {
  week: 'Protection.Seven days',
  month: 'Protection.A month',
  year: 'Protection.A year',
};
