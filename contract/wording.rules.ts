import { isRejected, pageOfSlug } from './phrase.rules';

/** The plural form that a slug names after `#`, empty without one. */
export const formOfSlug = (slug: string): string => slug.split('#')[1] ?? '';

/** The phrase that a slug is a plural form of: itself without a form. */
export const phraseOfSlug = (slug: string): string => slug.split('#')[0] ?? slug;

/** Whether a language (BCP 47) has the plural form of a slug; no form is every language's. */
export const isFormOf = (slug: string, language: string): boolean => {
  const form = formOfSlug(slug);
  if (form === '') return !slug.includes('#');
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return (pluralCategories as string[]).includes(form);
};

const PLACE = /\{\w+\}/g;

/** The places of a phrase as `{name}`, in the order of the alphabet. */
export const placesIn = (text: string): string[] => (text.match(PLACE) ?? []).toSorted();

/** A text without its places: their names are no words of it. */
export const withoutPlaces = (text: string): string => text.replaceAll(PLACE, ' ');

export type SuggestionFlaw = 'empty' | 'markup' | 'places' | 'same';

/**
 * Why words cannot stand for a phrase; undefined when they can. `source` are the words that it has in
 * American English, `stands` those that it has now. A place as `{name}` is neither lost nor made up;
 * a plural form may say its number in words.
 */
export const flawOf = (
  slug: string,
  translate: string,
  { source, stands }: { source: string; stands: string },
): SuggestionFlaw | undefined => {
  if (translate.trim() === '') return 'empty';
  if (isRejected(translate)) return 'markup';
  const [given, wanted] = [placesIn(translate), placesIn(source)];
  const missing = wanted.filter((place) => !given.includes(place));
  const isLost = missing.some((place) => place !== '{count}' || formOfSlug(slug) === '');
  if (isLost || given.some((place) => !wanted.includes(place))) return 'places';
  return translate === stands ? 'same' : undefined;
};

/** Terms of the house that words leave out: none of the beginnings by which they are known stands there. */
export const leftOut = <Term extends { begins: readonly string[] }>(
  terms: readonly Term[],
  text: string,
): Term[] => {
  const words = withoutPlaces(text).toLowerCase();
  return terms.filter(({ begins }) => !begins.some((each) => words.includes(each.toLowerCase())));
};

/** The plural forms that a language needs beside the one of most numbers, which the phrase itself is. */
export const formsOf = (language: string): string[] =>
  new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.filter((form) => form !== 'other');

/** Pages whose words everybody sees, the nearest first; the others come after them. */
const nearest = ['Nav', 'Home', 'Lobby', 'Common', 'Session', 'Game', 'Play', 'PlayMode', 'Wallet'];

/** How near a phrase is to what everybody sees: smaller is nearer. */
export const rankOfSlug = (slug: string): number => {
  const rank = nearest.indexOf(pageOfSlug(slug));
  return rank < 0 ? nearest.length : rank;
};
