import type { PhraseMap } from '../../contract/phrase';
import {
  cleanSlug,
  isKept,
  isRejected,
  pageOfSlug,
  textOfSlug,
  withAppName,
} from '../../contract/phrase.rules';
import type { PhraseGroup } from '../../contract/phraseGroup.rules';
import { routes } from '../app/routes';
import type { Route } from '../router/router.rules';
import type { GroupListed } from './translations.words';

/** Cached translations by language, then slug [§3 translatesV2]. */
export type Cache = Record<string, PhraseMap>;

/** What is fetched of a language, and what of it is here. */
export interface Shelf {
  /** The groups of the language; undefined until they are known. */
  readonly groups: readonly GroupListed[] | undefined;
  /** The group of each page of phrases. */
  readonly holders: Readonly<Record<string, PhraseGroup>>;
  /** The groups that what is shown has words of. */
  readonly wanted: readonly PhraseGroup[];
  /** Those whose words are here. */
  readonly here: readonly PhraseGroup[];
}

/** What every screen has words of. */
const FRAME: readonly PhraseGroup[] = ['home'];

/** Whoever is signed in does something, which may be refused. */
const REFUSALS: readonly PhraseGroup[] = ['problems'];

/** The groups that a screen has words of; what else it comes to show asks for its own. */
export const groupsOfRoute = ({ name }: Pick<Route, 'name'>): readonly PhraseGroup[] => {
  const { guard, words = [] } = routes[name];
  return [...FRAME, ...(guard === undefined ? [] : REFUSALS), ...words];
};

/** A language of which nothing is known yet; what is shown needs its words all the same. */
export const unread = (wanted: readonly PhraseGroup[] = FRAME): Shelf => ({
  groups: undefined,
  holders: {},
  wanted,
  here: [],
});

/** Those that are wanted beside what is wanted already; the same list where that says them all. */
export const wantedWith = (
  wanted: readonly PhraseGroup[],
  more: readonly PhraseGroup[],
): readonly PhraseGroup[] => {
  const lacking = more.filter((group) => !wanted.includes(group));
  return lacking.length === 0 ? wanted : [...wanted, ...lacking];
};

/** The groups that are wanted and not here, of those that the language has. */
export const lackingIn = ({ groups = [], wanted, here }: Shelf): readonly GroupListed[] =>
  groups.filter(({ group }) => wanted.includes(group) && !here.includes(group));

/** The group of each page. */
export const holdersIn = (groups: readonly GroupListed[]): Shelf['holders'] =>
  Object.fromEntries(groups.flatMap(({ group, pages }) => pages.map((page) => [page, group])));

/** The group that holds a phrase; undefined for none, or while groups are not known. */
export const groupOfSlug = ({ holders }: Shelf, raw: string): PhraseGroup | undefined =>
  holders[pageOfSlug(cleanSlug(raw))];

/** Texts with more of them; the same object where that changes none: whoever reads them draws anew. */
export const joined = (texts: PhraseMap = {}, more: PhraseMap): PhraseMap =>
  Object.entries(more).every(([slug, text]) => texts[slug] === text)
    ? texts
    : { ...texts, ...more };

/** Other texts in place of those that are shown, or these where they are the same. */
export const same = (shown: PhraseMap, texts: PhraseMap): PhraseMap =>
  Object.keys(shown).length === Object.keys(texts).length && joined(shown, texts) === shown
    ? shown
    : texts;

/** Of the texts that were loaded: a page with too long a name is discarded with its phrases [§5]. */
export const keptOf = (phrases: PhraseMap): PhraseMap =>
  Object.fromEntries(Object.entries(phrases).filter(([slug]) => isKept(slug)));

/** A text with `{name}` filled from `values`; what has no value stays. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/**
 * The text of a slug [§5]: its translation, else the text after the page name; `{name}` is filled
 * from `values`, `{app_name}` with the application's name. A slug with markup is shown raw.
 */
export const phraseOf = (
  phrases: PhraseMap,
  raw: string,
  appName: string,
  values: Readonly<Record<string, string>> = {},
): string => {
  const slug = cleanSlug(raw);
  if (isRejected(slug)) return raw;
  const text = phrases[slug] ?? textOfSlug(slug);
  return filled(withAppName(text, appName), values);
};
