import { amountsOf } from '../../contract/amount.rules';
import { isolated } from '../../contract/country.rules';
import { COINS } from '../../contract/limits';

/** By its English text, what stands for it in another language; what is missing is said in English. */
type Words = Readonly<Record<string, string>>;

/** Each is a chunk of its own. */
const languages: Readonly<Record<string, () => Promise<{ words: Words }>>> = {
  ar: () => import('./words/ar'),
  de: () => import('./words/de'),
  es: () => import('./words/es'),
  fr: () => import('./words/fr'),
  it: () => import('./words/it'),
  ja: () => import('./words/ja'),
  pl: () => import('./words/pl'),
  pt: () => import('./words/pt'),
  tr: () => import('./words/tr'),
  zh: () => import('./words/zh'),
};

/** The language of the office: the first of the browser's that it speaks. */
export const spokenBy = (wanted: readonly string[]): { lang: string; dir: 'ltr' | 'rtl' } => {
  const known = wanted.map((language) => language.split('-')[0] ?? '');
  const lang = known.find((one) => one === 'en' || one in languages) ?? 'en';
  return { lang, dir: lang === 'ar' ? 'rtl' : 'ltr' };
};

let spoken: Words = {};

/** Speaks a language from now on; English where its words do not come. */
export const speak = async (lang: string): Promise<void> => {
  const found = await languages[lang]?.().catch(() => undefined);
  spoken = found?.words ?? {};
};

const here = (): string => (typeof document === 'undefined' ? 'en' : document.documentElement.lang);

/** A name of the contract that has no words of its own: `awaiting_player_reply`, `gameBet`. */
const spelt = (text: string): string =>
  /^[a-z]+([A-Z_][a-z]*)+$/.test(text) ? text.replace(/_|(?=[A-Z])/g, ' ').toLowerCase() : text;

/** A text of the office, its places filled. */
export const say = (
  text: string,
  values: Readonly<Record<string, string | number>> = {},
): string => {
  const words = spoken[text] ?? spelt(text);
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : isolated(String(value), here());
  });
};

/** An instant (ISO 8601) as a day and a time. */
export const sayWhen = (at: string): string =>
  new Intl.DateTimeFormat(here(), {
    dateStyle: 'medium',
    timeStyle: 'short',
    numberingSystem: 'latn',
  }).format(new Date(at));

/** A number that is no amount. */
export const sayCount = (count: number): string =>
  new Intl.NumberFormat(here(), { numberingSystem: 'latn' }).format(count);

/** A share of one, in percent. */
export const sayShare = (share: number): string =>
  new Intl.NumberFormat(here(), {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    numberingSystem: 'latn',
  }).format(share);

/** An amount of minor units. */
export const sayAmount = (currency: string, minor: number): string => {
  const text = amountsOf(here(), undefined)(currency, minor);
  return currency === 'COINS' ? `${text} ${say('coins')}` : text;
};

/** Whole coins in words. */
export const sayCoins = (coins: number): string => sayAmount(COINS, Math.round(coins));
