import { expect, test } from 'vitest';
import { directionOf, nearestLanguage } from '../../contract/country.rules';

test.each([
  [['de-AT', 'en-US'], 'de'],
  [['fr-FR', 'en-GB'], 'en-GB'],
  [['ar-EG'], 'ar'],
  [['en-AU'], 'en-US'],
  [['ja'], 'en-US'],
  [[], 'en-US'],
])('a visitor who reads %j is greeted in %s', (wanted, nearest) => {
  expect(nearestLanguage(wanted)).toBe(nearest);
});

test('Arabic runs from right to left, German does not', () => {
  expect([directionOf('ar-EG'), directionOf('de')]).toEqual(['rtl', 'ltr']);
});
