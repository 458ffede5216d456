import { fallbacks } from '../../contract/phrase.rules';
import type { Term } from '../../contract/suggestion';
import { withoutPlaces } from '../../contract/wording.rules';
import terms from './terms.json';

/** English term to language to what it is called there, and beginnings of its other forms. */
const glossary: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = terms;

const known = Object.entries(glossary).map(([term, byLanguage]) => ({
  term,
  stands: new RegExp(`\\b${term}s?\\b`, 'i'),
  byLanguage,
}));

/** The terms of the house in words of American English, with what a language calls them. */
export const termsIn = (source: string, language: string): Term[] =>
  known.flatMap(({ term, stands, byLanguage }) => {
    const begins = fallbacks(language)
      .flatMap((code) => [byLanguage[code] ?? []])
      .find(({ length }) => length > 0);
    const [given] = begins ?? [];
    if (begins === undefined || given === undefined || !stands.test(withoutPlaces(source)))
      return [];
    return [{ term, given, begins: [...begins] }];
  });
