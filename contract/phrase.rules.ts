import { DEFAULT_LANGUAGE, PHRASE_PAGE_MAX } from './limits';

/** Marks content that was already rendered; it must never be taken for a phrase [§5]. */
export const RENDERED_MARKER = '\u2063';

/** The slug as it is looked up [§5]: trimmed, never empty, `X.` pages become `Common.`. */
export const cleanSlug = (raw: string): string => {
  const slug = raw.trim();
  if (slug === '') return 'Empty Phrase';
  return slug[1] === '.' ? `Common.${slug}` : slug;
};

/** The part before the first dot, empty without one. */
export const pageOfSlug = (slug: string): string => slug.slice(0, Math.max(0, slug.indexOf('.')));

/** The text after the page name: what a missing translation falls back to [§5]. */
export const textOfSlug = (slug: string): string => slug.slice(slug.indexOf('.') + 1);

/** Contains an HTML tag or the rendered-content marker: rejected, shown raw [§5, §8]. */
export const isRejected = (slug: string): boolean =>
  /<\/?[a-z!][^>]*>/i.test(slug) || slug.includes(RENDERED_MARKER);

/** A phrase of a page whose name is longer than 20 characters is discarded on load [§5]. */
export const isKept = (slug: string): boolean => pageOfSlug(slug).length <= PHRASE_PAGE_MAX;

/** Well formed enough to be created: a short page name, a text, no markup [§5, decision 36]. */
export const isCreatable = (slug: string): boolean =>
  slug === cleanSlug(slug) &&
  /^[A-Za-z][A-Za-z0-9]*$/.test(pageOfSlug(slug)) &&
  isKept(slug) &&
  textOfSlug(slug).trim() !== '' &&
  !isRejected(slug);

const DEFAULT_NAME = 'Fairground';

/**
 * Puts the application's name for `{app_name}` and for the product's own name [§5]; what was put
 * there is not read again, whose name may begin with the product's.
 */
export const withAppName = (text: string, appName: string): string =>
  text.replaceAll(new RegExp(`{app_name}|${DEFAULT_NAME}`, 'g'), () => appName);

/** Where English is American; everywhere else it comes from the British [CLDR, parent locales]. */
const american = /^en(-(AS|BI|GU|JP|MH|MP|PH|PR|UM|US|VI))?$/;

/** The base of a language (BCP 47): `de` of `de-AT`. */
export const baseOf = (language: string): string => language.split('-')[0] ?? language;

/** Languages to read in turn: the language, its parents, American English [decision 36]. */
export const fallbacks = (language: string): string[] => {
  const base = baseOf(language);
  const british = base === 'en' && !american.test(language) ? ['en-GB'] : [];
  return [...new Set([language, ...british, base, DEFAULT_LANGUAGE])];
};
