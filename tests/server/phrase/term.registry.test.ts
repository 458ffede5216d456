import { expect, test } from 'vitest';
import { leftOut } from '../../../contract/wording.rules';
import {
  shippedPhrases,
  shippedSlugs,
  translationsOf,
} from '../../../server/phrase/phrase.translation';
import { termsIn } from '../../../server/phrase/term.registry';

const languages = ['ar', 'de', 'es', 'fr', 'it', 'ja', 'pl', 'pt', 'tr', 'zh'];
/** Words may go round a term; where more do, the term is not what the language says. */
const KEPT = 0.92;

test('terms are found as whole words, in one and in many, and not in the names of places', () => {
  const found = (source: string) => termsIn(source, 'de').map(({ term }) => term);
  expect(found('Gifts of coins')).toEqual(['coin', 'gift']);
  expect(found('Coin by coin')).toEqual(['coin']);
  expect(found('Collect {coins}')).toEqual([]);
  expect(found('Coinage')).toEqual([]);
});

test('a language says what its base says; one without terms has none', () => {
  const coin = { term: 'coin', given: 'Münze', begins: ['Münze', 'münz'] };
  expect(termsIn('Coins', 'de')).toEqual([coin]);
  expect(termsIn('Coins', 'de-AT')).toEqual([coin]);
  expect(termsIn('Coins', 'nl')).toEqual([]);
  expect(termsIn('Coins', 'en-US')).toEqual([]);
});

test.each(languages)('what is shipped in %s keeps to the terms', (language) => {
  const texts = translationsOf(language);
  const own = shippedSlugs(language);
  const kept = shippedPhrases
    .filter(({ slug }) => own.has(slug))
    .flatMap(({ slug, word }) =>
      termsIn(word, language).map((term) => leftOut([term], texts[slug] ?? '').length === 0),
    );
  expect(kept.length).toBeGreaterThan(100);
  expect(kept.filter(Boolean).length / kept.length).toBeGreaterThan(KEPT);
});
