import { expect, test } from 'vitest';
import { isCreatable } from '../../contract/phrase.rules';
import { problems } from '../../contract/problems';
import { isFormOf } from '../../contract/wording.rules';

type Words = Record<string, string>;
const words = Object.fromEntries(
  Object.entries(
    import.meta.glob<Words>('../../server/phrase/words/*.json', { import: 'default', eager: true }),
  ).map(([path, map]) => [path.replace(/^.*\/|\.json$/g, ''), map]),
);
const sources: Record<string, string> = import.meta.glob(
  [
    '../../src/**/*.{ts,tsx}',
    '../../games/**/*.{ts,tsx}',
    '../../machines/**/*.ts',
    '../../server/mail/*.ts',
    '../../contract/problems.ts',
    '!../../src/inspect/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const pages = new Set(Object.keys(words['en-US'] ?? {}).map((slug) => slug.split('.')[0]));
const slugsIn = (source: string): string[] =>
  [...source.matchAll(/'([A-Z][A-Za-z]+\.[^'\n]+)'|"([A-Z][A-Za-z]+\.[^"\n]+)"/g)]
    .map(([, single, double]) => single ?? double ?? '')
    .filter((slug) => pages.has(slug.split('.')[0]));
const used = [
  ...new Set([
    ...Object.values(sources).flatMap(slugsIn),
    ...Object.values(problems).map(({ title }) => `Problem.${title}`),
  ]),
];

const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

/** A language of the British is American English but for what is otherwise. */
const whole = Object.keys(words).filter((language) => language !== 'en-GB');

test.each(whole)('every phrase that is used has a text in %s', (language) => {
  expect(used.length).toBeGreaterThan(250);
  const needed = used.filter((slug) => isFormOf(slug, language));
  expect(needed.filter((slug) => words[language]?.[slug] === undefined)).toEqual([]);
});

test.each(whole)('plural forms are complete in %s', (language) => {
  const counted = Object.keys(words['en-US'] ?? {}).flatMap((slug) =>
    slug.endsWith('#one') ? slug.replace('#one', '') : [],
  );
  expect(counted.length).toBeGreaterThan(40);
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const needed = counted.flatMap((slug) =>
    forms.map((form) => (form === 'other' ? slug : `${slug}#${form}`)),
  );
  expect(needed.filter((slug) => words[language]?.[slug] === undefined)).toEqual([]);
});

/** A slug that is named by an id says no places: its English text does. */
const placesOf = (slug: string): string[] =>
  placeholders(slug.startsWith('AchievementText.') ? (words['en-US']?.[slug] ?? '') : slug);

test.each(Object.keys(words))('texts in %s keep the placeholders of their slug', (language) => {
  const wrong = Object.entries(words[language] ?? {}).filter(([slug, text]) => {
    const [base = '', form] = slug.split('#');
    return form === undefined && placesOf(base).join() !== placeholders(text).join();
  });
  expect(wrong).toEqual([]);
});

test('every slug is well formed, and each language knows only slugs of American English', () => {
  const known = Object.keys(words['en-US'] ?? {});
  expect(known.filter((slug) => !isCreatable(slug))).toEqual([]);
  const strangers = Object.values(words)
    .flatMap((map) => Object.keys(map))
    .filter((slug) => !known.includes(slug.split('#')[0] ?? ''));
  expect(strangers).toEqual([]);
});

const everything = Object.values(
  import.meta.glob<string>('../../{src,games,machines,contract,server}/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');
const quoted = new Set(
  [...everything.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(
    ([, single, double]) => single ?? double,
  ),
);
/** What a phrase begins with whose end the platform's own data say: `Symbol.${name}`. */
const openings = [...everything.matchAll(/`([A-Z][A-Za-z]+\.[A-Za-z ]*)\$\{/g)].map(
  ([, begin = '']) => begin,
);

test('no phrase is left that nothing says', () => {
  expect(openings.length).toBeGreaterThan(10);
  const isSaid = (slug: string): boolean =>
    quoted.has(slug) ||
    openings.some((begin) => slug.startsWith(begin) && quoted.has(slug.slice(begin.length)));
  const known = Object.keys(words['en-US'] ?? {}).filter((slug) => !slug.includes('#'));
  expect(known.filter((slug) => !isSaid(slug))).toEqual([]);
});
