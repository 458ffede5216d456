import { getTranslations } from '../../../contract/phrase';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { translationsPorts } from '../../../machines/phrase/translations.words';
import type { Asks } from '../api';

export const translationsAdapters = (asks: Asks): AdaptersOf<typeof translationsPorts> => ({
  'translations.fetch': asks('translations.fetch', getTranslations, {
    given: ({ language }) => ({ params: { languageCode: language } }),
    answered: (phrases, { language }) => ({ type: 'translations.fetched', language, phrases }),
  }),
});
