import { expect, test, vi } from 'vitest';
import { speech } from '../../src/app/say';

test('says the translation, its placeholders filled, the product by its own name', () => {
  const say = speech('de', { 'Home.Play {name}': '{name} auf {app_name} spielen' }, 'Kirmes');
  expect(say('Home.Play {name}', { name: 'Würfel' })).toBe('Würfel auf Kirmes spielen');
});

test('a missing phrase falls back to the text after its page, and is told once it is met', () => {
  const missing = vi.fn();
  const say = speech('en-US', {}, 'Fairground', { missing });
  expect(say(' Home.Good evening ')).toBe('Good evening');
  expect(missing).toHaveBeenCalledExactlyOnceWith('Home.Good evening');
});

test('numbers choose the form of their language', () => {
  const slug = 'Lobby.{count} games';
  const say = speech(
    'ar',
    { [slug]: '{count} لعبة', [`${slug}#two`]: 'لعبتان', [`${slug}#few`]: '{count} ألعاب' },
    'Fairground',
  );
  expect([2, 3, 11].map((count) => say(slug, { count }))).toEqual(['لعبتان', '3 ألعاب', '11 لعبة']);
});

test('a value that is read in the other direction does not disturb its sentence', () => {
  const slug = 'Translate.See it at {path}';
  const [arabic, german] = [
    speech('ar', { [slug]: 'انظرها في {path}' }, 'Fairground'),
    speech('de', { [slug]: 'Ansehen bei {path}' }, 'Fairground'),
  ];
  expect(arabic(slug, { path: '/games' })).toBe('انظرها في \u2068/games\u2069');
  expect(arabic(slug, { path: 3 })).toBe('انظرها في 3');
  expect(german(slug, { path: '/games' })).toBe('Ansehen bei /games');
  expect(german(slug, { path: 'ألعاب (3)' })).toBe('Ansehen bei \u2068ألعاب (3)\u2069');
});

test('a slug with markup is shown raw', () => {
  const say = speech('en-US', {}, 'Fairground');
  expect(say('Home.<b>x</b>')).toBe('Home.<b>x</b>');
});
