import type { PhraseMap } from '../../contract/phrase';
import type { ConnectionFound } from '../connection/connection.words';
import type { LanguageFact } from '../country/locale.words';
import { type PortFailed, port } from '../kit/port';

export type TranslationsEvent =
  | LanguageFact
  | { type: 'translations.retry' }
  | { type: 'translations.fetched'; language: string; phrases: PhraseMap }
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    translations: TranslationsEvent;
  }
}

export const translationsPorts = {
  /** GET /translate/lang/{languageCode} [§7 C]; answers for the language it was asked for. */
  'translations.fetch': port<
    { language: string },
    { type: 'translations.fetched'; language: string; phrases: PhraseMap }
  >('translations.fetch'),
};
