import { expect, test } from 'vitest';
import { aTerm } from '../../contract/make/suggestion';
import {
  cleanSlug,
  fallbacks,
  isCreatable,
  isKept,
  isRejected,
  pageOfSlug,
  RENDERED_MARKER,
  textOfSlug,
  withAppName,
} from '../../contract/phrase.rules';
import { isFormOf, leftOut } from '../../contract/wording.rules';

test.each([
  ['', 'Empty Phrase'],
  ['   ', 'Empty Phrase'],
  [' Home.Winners ', 'Home.Winners'],
  ['A.Letter', 'Common.A.Letter'],
])('the slug %j is looked up as %j [§5]', (raw, slug) => {
  expect(cleanSlug(raw)).toBe(slug);
});

test.each([
  ['Home.<b>Bold</b>', true],
  [`Home.done${RENDERED_MARKER}`, true],
  ['Home.1 < 2 and 3 > 2', false],
])('%j is rejected: %s [§5, §8]', (slug, rejected) => {
  expect(isRejected(slug)).toBe(rejected);
});

test('a page name longer than 20 characters is discarded [§5]', () => {
  expect([isKept(`${'P'.repeat(20)}.x`), isKept(`${'P'.repeat(21)}.x`)]).toEqual([true, false]);
  expect(isCreatable(`${'P'.repeat(21)}.x`)).toBe(false);
});

test('the page is what stands before the first dot, nothing without one', () => {
  expect(['Home.Mr. June', '.June', 'June', ''].map(pageOfSlug)).toEqual(['Home', '', '', '']);
});

test('a phrase has a page, a text and no markup to be created [§5]', () => {
  const slugs = [
    'Home.Hi',
    'Home2.Hi',
    ' Home.Hi',
    'Hi',
    '.Hi',
    'A b.Hi',
    '2.Hi',
    'Home. ',
    'Home.<b>',
  ];
  expect(slugs.map(isCreatable)).toEqual([true, true, ...Array.from({ length: 7 }, () => false)]);
});

test('what falls back is the text after the page name [§5]', () => {
  expect(textOfSlug('Home.Mr. June won')).toBe('Mr. June won');
});

test('the application’s name stands for the placeholder and the product’s own name [§5]', () => {
  expect(withAppName('{app_name}, that is Fairground', 'Luna')).toBe('Luna, that is Luna');
  expect(withAppName('{app_name}: play', 'Fairground Luna')).toBe('Fairground Luna: play');
  expect(withAppName('{app_name}: play', "Luna $& $'")).toBe("Luna $& $': play");
});

test('a language is read before its base, before American English [decision 36]', () => {
  expect([fallbacks('ar-EG'), fallbacks('en-US')]).toEqual([
    ['ar-EG', 'ar', 'en-US'],
    ['en-US', 'en'],
  ]);
});

test.each([
  ['Nav.Games', 'de', true],
  ['Letters.{count} letters#one', 'de', true],
  ['Letters.{count} letters#two', 'de', false],
  ['Letters.{count} letters#two', 'ar', true],
  ['Letters.{count} letters#', 'de', false],
])('%s is a form of %s: %j', (slug, language, isOne) => {
  expect(isFormOf(slug, language)).toBe(isOne);
});

test.each([
  ['{coins} Münzen', true],
  ['Münzgeld', true],
  ['{coins} Taler', false],
])('the house’s word for coins stands in %j: %s', (text, isThere) => {
  expect(leftOut([aTerm()], text)).toEqual(isThere ? [] : [aTerm()]);
});

test('the name of a place is no word of the house', () => {
  const token = aTerm({ given: 'jeton', begins: ['jeton'] });
  expect(leftOut([token], '{jeton} al')).toEqual([token]);
});
