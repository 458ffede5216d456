import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';

export type LocaleEvent =
  | { type: 'locale.chooseLanguage'; language: string }
  /** A row of the country table: its default language, whether we have words of it, its currency [§3]. */
  | {
      type: 'locale.chooseCountry';
      country: string;
      language: string;
      translated: boolean;
      currency: string;
    }
  /** In another tab. */
  | { type: 'locale.languageChosen'; language: string }
  | { type: 'locale.countryChosen'; country: string; currency: string }
  /** There is no player after all: back to the default language [§7]. */
  | { type: 'locale.resetLanguage' }
  /** The answer by the caller's address. */
  | { type: 'locale.located'; country: string; currency: string }
  | ConnectionFound
  | PortFailed;

export type LanguageFact = { type: 'locale.languageChanged'; language: string };

declare module '../kit/residents' {
  interface Residents {
    locale: LocaleEvent;
  }
}

export const localePorts = {
  /** GET /loc [§7 C]. */
  'locale.locate': port<undefined, { type: 'locale.located'; country: string; currency: string }>(
    'locale.locate',
  ),
};
