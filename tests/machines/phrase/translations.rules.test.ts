import { expect, test } from 'vitest';
import { phraseOf } from '../../../machines/phrase/translations.rules';

test('a phrase is its translation, else the text after the page name, with its values', () => {
  const phrases = { 'Home.Hello {name}': 'Hallo {name}' };
  expect(phraseOf(phrases, ' Home.Hello {name} ', 'Luna', { name: 'Ann' })).toBe('Hallo Ann');
  expect(phraseOf({}, 'Home.Hello {name} of {place}', 'Luna', { name: 'Ann' })).toBe(
    'Hello Ann of {place}',
  );
  expect(phraseOf({}, 'Home.Welcome to {app_name}', 'Luna')).toBe('Welcome to Luna');
});

test('a slug with markup is shown raw', () => {
  expect(phraseOf({}, ' Home.<b>Bold</b>', 'Luna')).toBe(' Home.<b>Bold</b>');
});
