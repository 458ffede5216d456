import { DEFAULT_COUNTRY, DEFAULT_CURRENCY, DEFAULT_LANGUAGE } from '../../contract/limits';

/** What is known about a person's place and language. */
export interface Locale {
  country: string;
  currency: string;
  language: string;
  /** The language is a default that the next chosen country may replace [§4]. */
  replaceable: boolean;
}

export const defaultLocale: Locale = {
  country: DEFAULT_COUNTRY,
  currency: DEFAULT_CURRENCY,
  language: DEFAULT_LANGUAGE,
  replaceable: true,
};

/** Choosing a country switches the language only while it is a default to be replaced [§4]. */
export const inCountry = (
  locale: Locale,
  chosen: { country: string; language: string; currency: string },
): Locale => ({
  country: chosen.country,
  currency: chosen.currency,
  language: locale.replaceable ? chosen.language : locale.language,
  replaceable: locale.replaceable && chosen.language === locale.language,
});
