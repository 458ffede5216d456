import { describe, expect, test } from 'vitest';
import { problems } from '../../contract/problems';
import { reportKinds, reportOutcomes, reportReasons } from '../../contract/report.rules';
import { ticketCategories, ticketStatuses } from '../../contract/ticket.rules';
import { deeds, looks } from '../../src/office/looks';
import { say, speak, spokenBy } from '../../src/office/say';

const placesOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

/** What desks and deeds are called, ask for, and say where there is nothing. */
const desks = Object.values(looks).flatMap(({ title, columns, empty }) => [
  title,
  empty,
  ...columns.map((column) => column.title),
]);
const asked = deeds.flatMap(({ label, fields }) => [
  label,
  ...fields.flatMap((field) => [
    field.label,
    ...(field.group === undefined ? [] : [field.group]),
    ...(field.choices ?? []),
  ]),
]);
/** What stands in cells by the names of the contract. */
const cells = [
  ...reportKinds,
  ...reportReasons,
  ...reportOutcomes,
  ...ticketCategories,
  ...ticketStatuses,
  ...['open', 'dismissed', 'upheld', 'player', 'support', 'note'],
];
const factors = (['factor-stale', 'passkey-refused', 'passkeys-full', 'approval-own'] as const).map(
  (code) => problems[code].title,
);

const brought = import.meta.glob<Readonly<Record<string, string>>>('../../src/office/words/*.ts', {
  import: 'words',
  eager: true,
});
const languages = Object.entries(brought).map(
  ([file, words]) => [/(\w+)\.ts$/.exec(file)?.[1] ?? file, words] as const,
);

test('the office speaks the first of the browser’s languages that it knows', async () => {
  expect(languages.length).toBeGreaterThan(1);
  for (const [lang] of languages) expect(spokenBy([lang, 'en']).lang).toBe(lang);
  expect(spokenBy(['ar-EG'])).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(spokenBy(['xx', 'en-GB'])).toEqual({ lang: 'en', dir: 'ltr' });
  await speak('de');
  expect(say('Health')).toBe('Befinden');
  await speak('en');
  expect(say('Health')).toBe('Health');
});

describe.each(languages)('the office in %s', (_, words) => {
  test('says what every desk shows and asks', () => {
    const missing = [...desks, ...asked, ...factors, ...cells].filter(
      (text) => words[text] === undefined,
    );
    expect([...new Set(missing)]).toEqual([]);
  });
  test('keeps the places of what it says, and says what the others say', () => {
    const other = Object.entries(words).filter(
      ([text, said]) => placesOf(text).join() !== placesOf(said).join(),
    );
    expect(other).toEqual([]);
    const [[, first] = ['', {}]] = languages;
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(first).toSorted());
  });
});
