import type { PhraseMap } from '../../contract/phrase';
import type { ConnectionFound } from '../connection/connection.events';
import type { LanguageFact } from '../country/locale.events';
import type { PortFailed } from '../kit/port';

export type TranslationsEvent =
  | LanguageFact
  | { type: 'translations.retry' }
  | { type: 'translations.fetched'; language: string; phrases: PhraseMap }
  | ConnectionFound
  | PortFailed;
