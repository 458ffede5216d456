import { readFileSync } from 'node:fs';
import parentLocales from 'cldr-core/supplemental/parentLocales.json';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Country, Language } from '../../../contract/country';
import { fallbacks } from '../../../contract/phrase.rules';
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

const languageIn = new Map(nowhere.all.map(({ code, lang }) => [code, lang]));

test('the default language of each country is in the table', () => {
  const unknown = nowhere.all.filter(({ lang }) => !byCode.has(lang));
  expect(unknown.map(({ code, lang }) => [code, lang])).toEqual([]);
  const other = nowhere.all.filter(
    ({ lang, translated }) => byCode.get(lang)?.translated !== translated,
  );
  expect(other.map(({ code }) => code)).toEqual([]);
});

test.each([
  ['DE', ['de', 'en-GB']],
  ['CH', ['de-CH', 'fr-CH', 'it-CH', 'en-GB']],
  ['BE', ['nl-BE', 'fr', 'de', 'en-GB']],
  ['US', ['en-US', 'es-US']],
])('in %s most people read, the most first: %j', (code, read) => {
  const found = nowhere.all.find((country) => country.code === code)?.languages;
  expect(found?.slice(0, read.length)).toEqual(read);
});

test('what is read in a country is in the table, each language once', () => {
  const wrong = nowhere.all.filter(
    ({ languages: read }) =>
      new Set(read).size < read.length || read.some((language) => !byCode.has(language)),
  );
  expect(wrong.map(({ code, languages: read }) => [code, read])).toEqual([]);
});

test.each([
  ['US', 'en-US'],
  ['GB', 'en-GB'],
  ['CA', 'en-CA'],
  ['JM', 'en-JM'],
  ['AU', 'en-AU'],
  ['ZA', 'en-ZA'],
  // Without an English of its own: the British, as CLDR has it, or the American.
  ['BB', 'en-GB'],
  ['GI', 'en-GB'],
  ['GU', 'en-US'],
  // The likeliest language is none of ours: what most people read there.
  ['PY', 'es'],
  ['WS', 'en-GB'],
  ['GL', 'da'],
  ['CW', 'nl'],
  // Spelt or written otherwise.
  ['NO', 'nb'],
  ['PH', 'fil'],
  ['ME', 'sr-Latn'],
  ['TW', 'zh-TW'],
  ['AT', 'de-AT'],
  ['BR', 'pt-BR'],
  ['EG', 'ar'],
  ['AQ', 'en-GB'],
])('in %s one reads %s', (country, language) => {
  expect(languageIn.get(country)).toBe(language);
});

test('English is American where CLDR has it so, and British elsewhere', () => {
  const parents = parentLocales.supplemental.parentLocales.parentLocale as Record<string, string>;
  const isBritish = (code: string): boolean =>
    parents[code] === 'en-001' || (parents[code] !== undefined && isBritish(parents[code]));
  const english = nowhere.all.map(({ code }) => `en-${code}`).filter((code) => code in parents);
  expect(english.length).toBeGreaterThan(100);
  expect(english.filter((code) => fallbacks(code).includes('en-GB') !== isBritish(code))).toEqual(
    [],
  );
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
  const translated = languages.filter((language) => language.translated).map(({ code }) => code);
  expect(new Set(translated.map((code) => code.split('-')[0]))).toEqual(
    new Set(['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'pl', 'pt', 'tr', 'zh']),
  );
  expect(translated).toEqual(
    expect.arrayContaining(['en-US', 'en-CA', 'de-AT', 'ar-SA', 'pt-BR', 'zh-TW']),
  );
});

test('time zones are those that dates can be told in', () => {
  expect(nowhere.timezones).toContain('Europe/Berlin');
  expect(nowhere.timezones).toContain('UTC');
  for (const timeZone of nowhere.timezones)
    expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
});
