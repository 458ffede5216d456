import { expect, test } from 'vitest';
import {
  defaultLocale,
  inCountry,
  isWordless,
  languageName,
} from '../../../machines/country/locale.rules';

const place = { country: 'DE', currency: 'EUR' };
const germany = { ...place, language: 'de', translated: true };
const japan = { country: 'JP', currency: 'JPY', language: 'ja', translated: false };
const chosen = { ...defaultLocale, language: 'ar', replaceable: false };

test('a country brings its currency, and its language only in place of a default', () => {
  expect(inCountry(defaultLocale, germany)).toEqual({
    ...place,
    language: 'de',
    replaceable: false,
  });
  expect(inCountry(chosen, germany)).toEqual({ ...place, language: 'ar', replaceable: false });
  expect(inCountry({ ...chosen, language: 'de' }, germany).replaceable).toBe(false);
});

test('a language that stays as it was is still a default', () => {
  const britain = { country: 'GB', currency: 'GBP' };
  const { language } = defaultLocale;
  expect(inCountry(defaultLocale, { ...britain, language, translated: true })).toEqual({
    ...britain,
    language,
    replaceable: true,
  });
});

test('a language without words replaces none that has them', () => {
  const { language } = defaultLocale;
  expect(inCountry(defaultLocale, japan)).toEqual({
    country: 'JP',
    currency: 'JPY',
    language,
    replaceable: true,
  });
  expect(isWordless(defaultLocale, japan)).toBe(true);
  // Nothing to tell where it would not have been read, or is.
  expect(isWordless(defaultLocale, germany)).toBe(false);
  expect(isWordless(defaultLocale, { ...japan, language })).toBe(false);
  expect(isWordless(chosen, japan)).toBe(false);
});

test('a language is called by its name in another one', () => {
  expect([languageName('ja', 'en-US'), languageName('ja', 'de')]).toEqual([
    'Japanese',
    'Japanisch',
  ]);
});
