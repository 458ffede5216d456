import { expect, test } from 'vitest';
import { readStored } from '../../../machines/storage/storage.rules';

const kept = (texts: Readonly<Record<string, string>>) => readStored((key) => texts[key] ?? null);

test('plain keys are read as they are, the others as JSON', () => {
  expect(
    kept({
      token: 'a.b.c',
      palette: 'light',
      playMode: 'coins',
      countrySelected: '{"code":"MT","currency":"EUR"}',
      favourites: '["game_a"]',
    }),
  ).toEqual({
    token: 'a.b.c',
    palette: 'light',
    playMode: 'coins',
    countrySelected: { code: 'MT', currency: 'EUR' },
    favourites: ['game_a'],
  });
});

test('what is missing or spoilt is absent', () => {
  expect(kept({})).toEqual({});
  expect(kept({ token: '', palette: 'purple', favourites: '[', push: '[]', magic: 'x' })).toEqual({
    magic: 'x',
  });
});

test('what is of another shape is absent, what is more than was kept is dropped', () => {
  expect(
    kept({
      countrySelected: '{"code":"malta","currency":"EUR"}',
      languageV2: '{"code":"de","since":2}',
      languageDeclined: 'German',
      push: '{"dismissed":"yes"}',
      translatesV2: '{"de":{"Home.Games":1}}',
      favourites: '[1]',
    }),
  ).toEqual({ languageV2: { code: 'de' } });
});

test('what the product keeps stands under the keys that the specification names [§3]', () => {
  const texts = {
    token: 'a.b.c',
    magic: 'sesame',
    countrySelected: '{"code":"DE","currency":"EUR"}',
    languageV2: '{"code":"de"}',
    translatesV2: '{"de":{"Home.Games":"Spiele"}}',
    favourites: '["game_wheel"]',
  };
  expect(kept(texts)).toEqual({
    token: 'a.b.c',
    magic: 'sesame',
    countrySelected: { code: 'DE', currency: 'EUR' },
    languageV2: { code: 'de' },
    translatesV2: { de: { 'Home.Games': 'Spiele' } },
    favourites: ['game_wheel'],
  });
});
