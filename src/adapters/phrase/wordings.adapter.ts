import { getTranslations } from '../../../contract/phrase';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { wordingsPorts } from '../../../machines/phrase/wordings.words';
import type { Asks } from '../api';

export const wordingsAdapters = (asks: Asks): AdaptersOf<typeof wordingsPorts> => ({
  'wordings.read': asks('wordings.read', getTranslations, {
    given: ({ language }) => ({ params: { languageCode: language } }),
    answered: (phrases, { language }) => ({ type: 'wordings.read', language, phrases }),
  }),
});
