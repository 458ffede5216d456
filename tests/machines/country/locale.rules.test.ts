import { expect, test } from 'vitest';
import { defaultLocale, inCountry } from '../../../machines/country/locale.rules';

const italy = { country: 'IT', language: 'it', currency: 'EUR' };

test('a country brings its currency, and its language only in place of a default', () => {
  expect(inCountry(defaultLocale, italy)).toEqual({ ...italy, replaceable: false });
  const chosen = { ...defaultLocale, language: 'de', replaceable: false };
  expect(inCountry(chosen, italy)).toEqual({ ...italy, language: 'de', replaceable: false });
  expect(inCountry({ ...chosen, language: 'it' }, italy).replaceable).toBe(false);
});

test('a language that stays as it was is still a default', () => {
  const britain = { country: 'GB', language: defaultLocale.language, currency: 'GBP' };
  expect(inCountry(defaultLocale, britain)).toEqual({ ...britain, replaceable: true });
});
