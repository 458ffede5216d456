import { textOfSlug, withAppName } from '../../contract/phrase.rules';
import { translationsOf } from './phrase.translation';

/** Says a phrase in a language, with the operator's name in place of `{app_name}`. */
export type Say = (slug: string) => string;

/** The words of a language for what the platform itself writes: mails, receipts [§4 Translation]. */
export const sayIn = (language: string, appName: string): Say => {
  const texts = translationsOf(language);
  return (slug) => withAppName(texts[slug] ?? textOfSlug(slug), appName);
};
