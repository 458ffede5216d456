import type { Language } from '../../contract/country';
import { directionOf, offeredLanguages } from '../../contract/country.rules';

/** Languages of the interface [§3]: English name, own name, code, date locale, direction. */
export const languages: readonly Language[] = offeredLanguages.map(({ code, locale }) => ({
  name: new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code,
  origin: new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code,
  code,
  locale,
  direction: directionOf(code),
}));
