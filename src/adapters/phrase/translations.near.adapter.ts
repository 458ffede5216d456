import { PHRASE_GATHER_MS } from '../../../contract/limits';
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

/**
 * Hands over answers that come within a moment of each other together, those of `count` at the
 * latest when all have come. A failure is the last of them: nothing is heard after it.
 */
const gathering = <Fact extends { type: string }>(count: number, answer: (fact: Fact) => void) => {
  const taken: Fact[] = [];
  const isFailure = ({ type }: Fact) => Number(type === 'port.failed');
  let lacking = count;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const handOver = () => {
    timer = undefined;
    const facts = taken.splice(0).sort((one, other) => isFailure(one) - isFailure(other));
    for (const fact of facts) answer(fact);
  };
  return {
    take: (fact: Fact) => {
      taken.push(fact);
      lacking -= 1;
      if (lacking === 0) handOver();
      else timer ??= setTimeout(handOver, PHRASE_GATHER_MS);
    },
    leave: () => clearTimeout(timer),
  };
};

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
      const together = gathering(groups.length, answer);
      const leaves = groups.map((group) => fetchOne({ language, ...group }, together.take, hear));
      return () => {
        together.leave();
        for (const leave of leaves) leave?.();
      };
    },
  };
};
