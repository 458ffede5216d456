import { DEFAULT_LANGUAGE } from './limits';

/** Languages with a translation, and the date library's locale of each [§3 Language entry]. */
export const offeredLanguages = [
  { code: 'en-US', locale: 'en' },
  { code: 'en-GB', locale: 'en-gb' },
  { code: 'de', locale: 'de' },
  { code: 'ar', locale: 'ar' },
] as const;

const baseOf = (code: string): string => code.split('-')[0] ?? code;

/**
 * The offered language that a visitor's own ones (BCP 47, most wanted first) come nearest to: the
 * same code, else the same base language; American English when none is near [§4, §9].
 */
export const nearestLanguage = (wanted: readonly string[]): string => {
  for (const code of wanted) {
    const near =
      offeredLanguages.find((offered) => offered.code === code) ??
      offeredLanguages.find((offered) => baseOf(offered.code) === baseOf(code));
    if (near !== undefined) return near.code;
  }
  return DEFAULT_LANGUAGE;
};

const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Direction of a language's script. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(baseOf(language)) ? 'rtl' : 'ltr';
