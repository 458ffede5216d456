import type { Phrase, PhraseMap } from '../../contract/phrase';
import { fallbacks, isKept, pageOfSlug, textOfSlug } from '../../contract/phrase.rules';

const files = import.meta.glob<PhraseMap>('./words/*.json', { import: 'default', eager: true });

/** The shipped translations: language code to slug to text. */
const shipped = new Map(
  Object.entries(files).map(([path, words]) => [path.replace(/^.*\/|\.json$/g, ''), words]),
);

const english = shipped.get('en-US') ?? {};

/** Every phrase the platform ships; its id is its place in the list of American English. */
export const shippedPhrases: readonly Phrase[] = Object.keys(english)
  .filter(isKept)
  .map((slug, index) => ({
    _id: `phrase_${String(index).padStart(4, '0')}`,
    slug,
    page: pageOfSlug(slug),
    word: english[slug] ?? textOfSlug(slug),
  }));

/** The texts of a language over its base language over American English [decision 36]. */
export const translationsOf = (language: string): PhraseMap =>
  Object.assign(
    {},
    ...fallbacks(language)
      .reverse()
      .map((code) => shipped.get(code) ?? {}),
  );
