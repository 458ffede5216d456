import { HELPERS_MAX, PHRASES_MISSING_MAX, SUGGESTIONS_MINE_MAX } from '../../contract/limits';
import { baseOf, fallbacks } from '../../contract/phrase.rules';
import type {
  LanguageProgress,
  TranslationOverview,
  Wording,
  WordingState,
} from '../../contract/suggestion';
import { formsOf, phraseOfSlug, rankOfSlug } from '../../contract/wording.rules';
import { languages } from '../country/language.registry';
import type { Sql } from '../store/database';
import { shippedPhrases, shippedSlugs, sourceOf, wordsOf } from './phrase.translation';
import { type Ballot, suggestionsFor } from './suggestion.query';

const plain = shippedPhrases.map(({ slug }) => slug).filter((slug) => !slug.includes('#'));
const plural = [
  ...new Set(
    shippedPhrases
      .map(({ slug }) => slug)
      .filter((slug) => slug.includes('#'))
      .map(phraseOfSlug),
  ),
];

/** Every phrase, and of those with a number the forms that a language needs. */
export const slugsOf = (language: string): string[] => {
  const forms = formsOf(language);
  return [...plain, ...plural.flatMap((slug) => forms.map((form) => `${slug}#${form}`))];
};

/** A language and those that speak it too: what they have needs no words of its own. */
const kinOf = (language: string): string[] =>
  fallbacks(language).filter((code) => baseOf(code) === baseOf(language));

const acceptedIn = async (sql: Sql): Promise<Map<string, Set<string>>> => {
  const rows = await sql<{ lang: string; slug: string }[]>`
    select lang, slug from wordings where suggestion <> ''`;
  const byLanguage = new Map<string, Set<string>>();
  for (const { lang, slug } of rows) {
    const slugs = byLanguage.get(lang) ?? new Set<string>();
    byLanguage.set(lang, slugs.add(slug));
  }
  return byLanguage;
};

const has = (kin: readonly string[], slug: string, accepted: Map<string, Set<string>>): boolean =>
  kin.some((code) => shippedSlugs(code).has(slug) || accepted.get(code)?.has(slug) === true);

/** Whether a slug has words in a language itself, or in its next of kin. */
export const havingIn = async (sql: Sql, language: string): Promise<(slug: string) => boolean> => {
  const accepted = await acceptedIn(sql);
  const kin = kinOf(language);
  return (slug) => has(kin, slug, accepted);
};

/** How much of every language is done, the fullest first. */
const progressOf = async (sql: Sql): Promise<LanguageProgress[]> => {
  const accepted = await acceptedIn(sql);
  return languages
    .map(({ code: lang }) => {
      const slugs = slugsOf(lang);
      const kin = kinOf(lang);
      const done = slugs.filter((slug) => has(kin, slug, accepted)).length;
      return { lang, done, all: slugs.length };
    })
    .sort((one, other) => other.done / other.all - one.done / one.all);
};

/** Its words were written by people; those of all others were made from them by machine. */
const REVIEWED = 'en';

const stateOf = (
  shipped: 'missing' | 'machine-made' | 'shipped',
  isAccepted: boolean,
  open: number,
): WordingState => {
  if (open > 1 || (open > 0 && isAccepted)) return 'disputed';
  if (open > 0) return 'suggested';
  return isAccepted ? 'accepted' : shipped;
};

/** Every phrase with its words in a language and how they stand. */
export const wordingsIn = async (sql: Sql, language: string): Promise<Wording[]> => {
  const [texts, accepted, rows] = await Promise.all([
    wordsOf(sql, language),
    acceptedIn(sql),
    sql<{ slug: string; open: number }[]>`
      select slug, count(*) as open from suggestions
      where lang = ${language} and state = 'open' group by slug`,
  ]);
  const open = new Map(rows.map((row) => [row.slug, row.open]));
  const kin = kinOf(language);
  const shipped = baseOf(language) === REVIEWED ? 'shipped' : 'machine-made';
  return slugsOf(language).map((slug) => ({
    slug,
    source: sourceOf(slug),
    text: texts[slug] ?? texts[phraseOfSlug(slug)] ?? '',
    state: stateOf(
      has(kin, slug, accepted) ? shipped : 'missing',
      accepted.get(language)?.has(slug) === true,
      open.get(slug) ?? 0,
    ),
  }));
};

/** What a language lacks, who helps, and what became of a reader's own suggestions. */
export const overviewOf = async (
  ballot: Ballot,
  language: string,
  reader?: string,
): Promise<TranslationOverview> => {
  const { sql } = ballot;
  const [progress, wordings, mine, helpers] = await Promise.all([
    progressOf(sql),
    wordingsIn(sql, language),
    reader === undefined ? [] : suggestionsFor(ballot, reader).mine(language, SUGGESTIONS_MINE_MAX),
    sql<{ username: string; accepted: number }[]>`
      select players.username, count(*) as accepted from suggestions
      join players on players.id = suggestions.player
      where suggestions.lang = ${language} and suggestions.state = 'accepted'
      group by players.username order by accepted desc, players.username limit ${HELPERS_MAX}`,
  ]);
  const missing = wordings
    .filter(({ state }) => state === 'missing')
    .toSorted((one, other) => rankOfSlug(one.slug) - rankOfSlug(other.slug))
    .slice(0, PHRASES_MISSING_MAX);
  return { progress, missing, mine, helpers: [...helpers] };
};
