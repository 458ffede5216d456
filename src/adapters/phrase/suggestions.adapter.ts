import { readTranslationOverview } from '../../../contract/suggestion';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { suggestionsPorts } from '../../../machines/phrase/suggestions.words';
import type { Asks } from '../api';

export const suggestionsAdapters = (asks: Asks): AdaptersOf<typeof suggestionsPorts> => ({
  'suggestions.load': asks('suggestions.load', readTranslationOverview, {
    given: ({ language }) => ({ params: { languageCode: language } }),
    answered: (overview, { language }) => ({ type: 'suggestions.loaded', language, overview }),
  }),
});
