import type { PhraseMap } from '../../contract/phrase';
import { port } from '../kit/port';

export const translationsPorts = {
  /** GET /translate/lang/{languageCode} [§7 C]; answers for the language it was asked for. */
  'translations.fetch': port<
    { language: string },
    { type: 'translations.fetched'; language: string; phrases: PhraseMap }
  >('translations.fetch'),
};
