import type { Language } from '../../contract/country';

const rightToLeft = new Set(['ar', 'he', 'fa', 'ur']);

/** Languages with a translation, by code; the date library's locale beside it where it differs. */
const offered: [code: string, locale: string][] = [
  ['en-US', 'en'],
  ['en-GB', 'en-gb'],
  ['de', 'de'],
  ['ar', 'ar'],
];

/** Languages of the interface [§3]: English name, own name, code, date locale, direction. */
export const languages: readonly Language[] = offered.map(([code, locale]) => ({
  name: new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code,
  origin: new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code,
  code,
  locale,
  direction: rightToLeft.has(code.split('-')[0] ?? '') ? 'rtl' : 'ltr',
}));
