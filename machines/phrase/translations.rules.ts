import type { PhraseMap } from '../../contract/phrase';
import {
  cleanSlug,
  isKept,
  isRejected,
  textOfSlug,
  withAppName,
} from '../../contract/phrase.rules';

/** Cached translations by language, then slug [§3 translatesV2]. */
export type Cache = Record<string, PhraseMap>;

/** Of the texts that were loaded: a page with too long a name is discarded with its phrases [§5]. */
export const keptOf = (phrases: PhraseMap): PhraseMap =>
  Object.fromEntries(Object.entries(phrases).filter(([slug]) => isKept(slug)));

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
  return withAppName(text, appName).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
};
