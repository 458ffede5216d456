import type { SnapshotFrom } from 'xstate';
import type { PhraseMap } from '../../contract/phrase';
import { baseOf } from '../../contract/phrase.rules';
import type { PhraseGroup } from '../../contract/phraseGroup.rules';
import type { Route } from '../router/router.rules';
import type { translationsMachine } from './translations.machine';
import { groupOfSlug, groupsOfRoute } from './translations.rules';

type Snapshot = SnapshotFrom<typeof translationsMachine>;

/** Slug to text; the same object until other texts are shown. */
export const phrases = (translations: Snapshot): PhraseMap => translations.context.phrases;
/** Whether the texts that are wanted are those of the language. */
export const areShown = (translations: Snapshot): boolean => translations.matches('shown');
/** Whether texts of this language are wanted, and displayed as far as they came. */
export const speaks = ({ context }: Snapshot, language: string): boolean =>
  context.language === language && context.cache[language] !== undefined;
/** The group that holds a phrase and whose words are not here. */
export const lackingFor = ({ context }: Snapshot, slug: string): PhraseGroup | undefined => {
  const group = groupOfSlug(context, slug);
  return group === undefined || context.here.includes(group) ? undefined : group;
};
/** Whether a phrase has no text, and none is on its way. */
export const isMissing = (translations: Snapshot, slug: string): boolean => {
  const { groups, phrases: texts } = translations.context;
  const mayCome = groups === undefined || lackingFor(translations, slug) !== undefined;
  return !mayCome && texts[slug] === undefined;
};
/** Whether a screen can be shown in words of the language, or in those that there are. */
export const hasWordsOf =
  (route: Pick<Route, 'name'>) =>
  (translations: Snapshot): boolean => {
    const { groups, here, cache, language, overdue } = translations.context;
    // A phrase bears its English words in itself.
    if (baseOf(language) === 'en' || overdue) return true;
    // Those of the last visit serve until more is known.
    if (groups === undefined) return cache[language] !== undefined;
    const wanted = groupsOfRoute(route);
    return groups.every(({ group }) => here.includes(group) || !wanted.includes(group));
  };
