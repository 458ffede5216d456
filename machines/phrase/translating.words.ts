import type { Wording } from '../../contract/suggestion';
import type { ConnectionFound } from '../connection/connection.words';
import type { LanguageFact } from '../country/locale.words';
import { type PortFailed, port } from '../kit/port';
import type { WordingSuggested } from './phraseEditor.words';
import type { TranslationsLearned } from './translations.words';

/** A phrase, and the path of a screen on which it stands. */
export interface Sought {
  slug: string;
  path: string;
}

export type TranslatingEvent =
  | { type: 'translating.start' }
  | { type: 'translating.stop' }
  | { type: 'translating.retry' }
  /** A phrase is to be shown where it stands on the screen of this path, as soon as it does. */
  | ({ type: 'translating.seek' } & Sought)
  /** It is shown. */
  | { type: 'translating.found' }
  /** Words for a phrase that nobody has sent yet stand in the page; undefined: what stands is shown. */
  | { type: 'translating.preview'; slug: string; text: string | undefined }
  /** A view met words without marks: they were fetched anew. */
  | { type: 'translating.unmarked' }
  | { type: 'translating.loaded'; language: string; wordings: Wording[] }
  | WordingSuggested
  | TranslationsLearned
  | LanguageFact
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    translating: TranslatingEvent;
  }
}

export const translatingPorts = {
  /** GET /translate/wordings/{languageCode}; answers for the language it was asked for. */
  'translating.load': port<
    { language: string },
    { type: 'translating.loaded'; language: string; wordings: Wording[] }
  >('translating.load'),
};
