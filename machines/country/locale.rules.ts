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

/** A row of the country table, as it is chosen. */
export interface ChosenCountry {
  country: string;
  /** The default language there, and whether the interface has words of it. */
  language: string;
  translated: boolean;
  currency: string;
}

/** The country's language is to be read now: the present one is a default to be replaced [§4]. */
const isWanted = (locale: Locale, { language }: ChosenCountry): boolean =>
  locale.replaceable && language !== locale.language;

/** It is read: one without words replaces none that has them. */
export const isSwitched = (locale: Locale, chosen: ChosenCountry): boolean =>
  isWanted(locale, chosen) && chosen.translated;

/** It would be read if there were words of it; the player is told. */
export const isWordless = (locale: Locale, chosen: ChosenCountry): boolean =>
  isWanted(locale, chosen) && !chosen.translated;

/** Choosing a country switches the language only while it is a default to be replaced [§4]. */
export const inCountry = (locale: Locale, chosen: ChosenCountry): Locale => ({
  country: chosen.country,
  currency: chosen.currency,
  language: isSwitched(locale, chosen) ? chosen.language : locale.language,
  replaceable: locale.replaceable && !isSwitched(locale, chosen),
});

/** The name of a language (BCP 47) in another one. */
export const languageName = (language: string, reader: string): string =>
  new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language;
