import { baseOf, fallbacks, textOfSlug, withAppName } from '../../contract/phrase.rules';
import { shippedSlugs, translationsOf } from './phrase.translation';

/** Says a phrase in a language, with the operator's name in place of `{app_name}`. */
export type Say = (slug: string) => string;

/** The words of a language for what the platform itself writes: mails, receipts [§4 Translation]. */
export const sayIn = (language: string, appName: string): Say => {
  const texts = translationsOf(language);
  return (slug) => withAppName(texts[slug] ?? textOfSlug(slug), appName);
};

/** Whether the platform's own words are there in a language, or in its base. */
export const hasWords = (language: string): boolean =>
  fallbacks(language).some(
    (code) => baseOf(code) === baseOf(language) && shippedSlugs(code).size > 0,
  );
