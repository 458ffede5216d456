import type { TranslationOverview } from '../../contract/suggestion';
import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import type { LanguageFact } from '../country/locale.words';
import { type PortFailed, port } from '../kit/port';
import type { OutboxEnded } from '../outbox/outbox.words';
import type { RouteShown } from '../router/router.words';
import type { WordingSuggested } from './phraseEditor.words';
import type { TranslationsLearned } from './translations.words';

export type SuggestionsEvent =
  | { type: 'suggestions.retry' }
  | { type: 'suggestions.loaded'; language: string; overview: TranslationOverview }
  | WordingSuggested
  | TranslationsLearned
  | OutboxEnded
  | LanguageFact
  | RouteShown
  | SessionFact
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    suggestions: SuggestionsEvent;
  }
}

export const suggestionsPorts = {
  /** GET /translate/overview/{languageCode}; answers for the language it was asked for. */
  'suggestions.load': port<
    { language: string },
    { type: 'suggestions.loaded'; language: string; overview: TranslationOverview }
  >('suggestions.load'),
};
