import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Country, Language } from '../../../contract/country';
import { CountryRegistry } from '../../../server/country/country.registry';
import { languages } from '../../../server/country/language.registry';

const nowhere = new CountryRegistry({ get: () => null });

const dates = new Set(
  (JSON.parse(readFileSync('node_modules/dayjs/locale.json', 'utf8')) as { key: string }[]).map(
    ({ key }) => key,
  ),
);
const byCode = new Map(languages.map((language) => [language.code, language]));

test('250 countries, each with a name of its own, separators and a currency', () => {
  expect(nowhere.all).toHaveLength(250);
  for (const country of nowhere.all) expect(z.safeParse(Country, country).success).toBe(true);
  const byName = new Map(nowhere.all.map((country) => [country.code, country]));
  expect(['IT', 'JM', 'JP'].map((code) => byName.get(code)?.currency)).toEqual([
    'EUR',
    'JMD',
    'JPY',
  ]);
  expect(['DE', 'JP', 'EG', 'GR'].map((code) => byName.get(code)?.origin)).toEqual([
    'Deutschland',
    '日本',
    'مصر',
    'Ελλάδα',
  ]);
});

test('about 130 languages, each once, each with a locale of the date library', () => {
  expect(languages.length).toBeGreaterThanOrEqual(130);
  expect(byCode.size).toBe(languages.length);
  for (const language of languages) {
    expect(z.safeParse(Language, language).success).toBe(true);
    expect([language.code, dates.has(language.locale)]).toEqual([language.code, true]);
    expect([language.code, language.name]).not.toEqual([language.code, language.code]);
  }
});

test('languages bear their own names, and those that read from the right say so', () => {
  expect(['de', 'ar', 'ja', 'el', 'he', 'hi'].map((code) => byCode.get(code)?.origin)).toEqual([
    'Deutsch',
    'العربية',
    '日本語',
    'Ελληνικά',
    'עברית',
    'हिन्दी',
  ]);
  const fromTheRight = languages.filter(({ direction }) => direction === 'rtl');
  expect(new Set(fromTheRight.map(({ code }) => code.split('-')[0]))).toEqual(
    new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'sd', 'ug', 'ur']),
  );
  const own = languages.filter(({ name, origin }) => name !== origin && origin !== '');
  expect(own.length).toBeGreaterThan(110);
  expect(
    languages
      .filter(({ translated }) => translated)
      .map(({ code }) => code)
      .sort(),
  ).toEqual(['ar', 'de', 'en-GB', 'en-US']);
});

test('time zones are those that dates can be told in', () => {
  expect(nowhere.timezones).toContain('Europe/Berlin');
  expect(nowhere.timezones).toContain('UTC');
  for (const timeZone of nowhere.timezones)
    expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
});
