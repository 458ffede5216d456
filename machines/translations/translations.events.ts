import type { PhraseMap } from '../../contract/phrase';
import type { ConnectionFound } from '../connection/connection.events';
import type { PortFailed } from '../kit/port';
import type { LanguageFact } from '../locale/locale.events';

export type TranslationsEvent =
  | LanguageFact
  | { type: 'translations.retry' }
  | { type: 'translations.fetched'; language: string; phrases: PhraseMap }
  | ConnectionFound
  | PortFailed;
