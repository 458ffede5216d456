import { getPhraseGroup, listPhraseGroups } from '../../../contract/phrase';
import type { PhraseGroup } from '../../../contract/phraseGroup.rules';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { translationsPorts } from '../../../machines/phrase/translations.words';
import type { Asks } from '../api';

interface One {
  language: string;
  group: PhraseGroup;
  version: string;
}

export const translationsAdapters = (asks: Asks): AdaptersOf<typeof translationsPorts> => {
  const fetchOne = asks('translations.fetch', getPhraseGroup, {
    given: ({ language, group, version }: One) => ({
      params: { languageCode: language, group, version },
    }),
    answered: (phrases, { language, group }) => ({
      type: 'translations.fetched' as const,
      language,
      group,
      phrases,
    }),
  });
  return {
    'translations.list': asks('translations.list', listPhraseGroups, {
      given: ({ language }) => ({ params: { languageCode: language } }),
      answered: ({ groups }, { language }) => ({ type: 'translations.listed', language, groups }),
    }),
    'translations.fetch': ({ language, groups }, answer, hear) => {
      const leaves = groups.map((group) => fetchOne({ language, ...group }, answer, hear));
      return () => {
        for (const leave of leaves) leave?.();
      };
    },
  };
};
