import type { PhraseMap } from '../../contract/phrase';
import type { ConnectionFound } from '../connection/connection.words';
import type { LanguageFact } from '../country/locale.words';
import { type PortFailed, port } from '../kit/port';

/** Published: words that stand from now on; others of the language stay as they are. */
export interface TranslationsLearned {
  type: 'translations.learned';
  language: string;
  phrases: PhraseMap;
}

export type TranslationsEvent =
  | LanguageFact
  | TranslationsLearned
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
