import type { Phrase, PhraseMap } from '../../contract/phrase';
import { fallbacks, isKept, pageOfSlug, textOfSlug } from '../../contract/phrase.rules';
import { phraseOfSlug } from '../../contract/wording.rules';
import type { Sql } from '../store/database';

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

/** The texts of a language over its base language over American English, each of several layers. */
const over = (language: string, layersOf: (code: string) => readonly PhraseMap[]): PhraseMap =>
  Object.assign({}, ...fallbacks(language).reverse().flatMap(layersOf));

const shippedIn = (code: string): PhraseMap => shipped.get(code) ?? {};

const slugs = new Map([...shipped].map(([code, words]) => [code, new Set(Object.keys(words))]));
const none: ReadonlySet<string> = new Set();

/** The slugs that have shipped words in a language itself. */
export const shippedSlugs = (language: string): ReadonlySet<string> => slugs.get(language) ?? none;

/** The words of a phrase, or of the phrase that it is a plural form of, in American English. */
export const sourceOf = (slug: string): string =>
  english[slug] ?? english[phraseOfSlug(slug)] ?? '';

/** The texts that were shipped, what a language lacks filled in [decision 36]. */
export const translationsOf = (language: string): PhraseMap =>
  over(language, (code) => [shippedIn(code)]);

/** The words that a phrase, or a plural form of it, was shipped with; empty source for no phrase. */
export const shippedFor = (slug: string, language: string) => {
  const texts = translationsOf(language);
  const phrase = phraseOfSlug(slug);
  return {
    source: sourceOf(slug),
    shipped: texts[slug] ?? texts[phrase] ?? '',
  };
};

/** What was accepted, of a language and of those that fill in. */
export interface Accepted {
  readonly lang: string;
  readonly slug: string;
  readonly text: string;
}

/** What was accepted for a language and for those that fill in, always in the same order. */
export const acceptedFor = async (sql: Sql, language: string): Promise<readonly Accepted[]> =>
  sql<Accepted[]>`
    select lang, slug, text from wordings where lang = any(${fallbacks(language)}::text[])
    order by lang, slug`;

/** What was accepted lies over what was shipped of each language. */
export const wordsWith = (language: string, accepted: readonly Accepted[]): PhraseMap => {
  const acceptedIn = (code: string): PhraseMap =>
    Object.fromEntries(
      accepted.filter(({ lang }) => lang === code).map(({ slug, text }) => [slug, text]),
    );
  return over(language, (code) => [shippedIn(code), acceptedIn(code)]);
};

/** The texts of a language, with what was accepted since it was shipped. */
export const wordsOf = async (sql: Sql, language: string): Promise<PhraseMap> =>
  wordsWith(language, await acceptedFor(sql, language));
