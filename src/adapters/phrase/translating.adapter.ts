import { listWordings } from '../../../contract/suggestion';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { translatingPorts } from '../../../machines/phrase/translating.words';
import type { Asks } from '../api';

export const translatingAdapters = (asks: Asks): AdaptersOf<typeof translatingPorts> => ({
  'translating.load': asks('translating.load', listWordings, {
    given: ({ language }) => ({ params: { languageCode: language } }),
    answered: ({ wordings }, { language }) => ({ type: 'translating.loaded', language, wordings }),
  }),
});
