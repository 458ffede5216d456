import { pagesOfGroup, phraseGroups } from '../../contract/phraseGroup.rules';
import type { TranslationsContext } from './translations.machine';
import { holdersIn, unread } from './translations.rules';
import type { GroupListed } from './translations.words';

/** Every group, each under a version of its own. */
export const someGroups = (): GroupListed[] =>
  phraseGroups.map((group) => ({
    group,
    pages: [...pagesOfGroup(group)],
    version: group.padEnd(12, '0'),
  }));

/** A language of which every group is here. */
export const someTranslations = (
  parts: Partial<TranslationsContext> & Pick<TranslationsContext, 'language'>,
): TranslationsContext => ({
  ...unread(phraseGroups),
  groups: someGroups(),
  holders: holdersIn(someGroups()),
  here: phraseGroups,
  phrases: {},
  learned: {},
  cache: {},
  stored: undefined,
  overdue: false,
  ...parts,
});
