import { createPhrase, listPhrases } from '../../../contract/phrase';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { phrasesPorts } from '../../../machines/phrase/phrases.words';
import type { Asks } from '../api';

export const phrasesAdapters = (
  asks: Asks,
): Pick<AdaptersOf<typeof phrasesPorts>, 'phrases.list' | 'phrases.create'> => ({
  'phrases.list': asks('phrases.list', listPhrases, {
    answered: ({ phrases }) => ({
      type: 'phrases.listed',
      slugs: phrases.map(({ slug }) => slug),
    }),
  }),
  'phrases.create': asks('phrases.create', createPhrase, {
    given: (phrase) => ({ body: phrase }),
    answered: ({ slug }) => ({ type: 'phrases.created', slug }),
    refused: (problem) => ({ type: 'phrases.refused', problem }),
  }),
});
