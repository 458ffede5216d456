import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aCountry, aLanguage } from '../../contract/make/country';
import type { AppActor } from '../../machines/app/app.machine';
import { RootHouse } from '../../src/app/HouseProvider';
import { CountryPicker } from '../../src/views/country/CountryPicker';
import { LanguageChoice } from '../../src/views/country/LanguageChoice';
import { aWorld } from '../machines/support/world';

afterEach(cleanup);

test('a country is picked by any of its names, and brings its currency and language [§2, §4]', () => {
  const world = aWorld();
  render(
    <RootHouse root={world.app as AppActor}>
      <CountryPicker />
    </RootHouse>,
  );
  const germany = {
    code: 'DE',
    name: 'Germany',
    origin: 'Deutschland',
    lang: 'de',
    currency: 'EUR',
  };
  const countries = [aCountry(), aCountry(germany)];
  const table = { type: 'countries.loaded', countries, languages: [], timezones: [] };
  act(() => world.asked('countries.load').answer(table));
  fireEvent.click(screen.getByRole('button', { name: 'Country: United States' }));
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'deutsch' } });
  fireEvent.click(screen.getByRole('option'));
  expect(screen.getByRole('button', { name: /^(Country|Land): / })).toBeDefined();
  const { country, currency, language } = world.resident('locale').getSnapshot().context;
  expect([country, currency, language]).toEqual(['DE', 'EUR', 'de']);
  world.app.stop();
});

test('of the languages those stand first that most people read in one’s country', () => {
  const world = aWorld();
  render(
    <RootHouse root={world.app as AppActor}>
      <LanguageChoice />
    </RootHouse>,
  );
  const languages = [
    ['ar', 'العربية'],
    ['de', 'Deutsch'],
    ['en-US', 'American English'],
    ['es-US', 'Español'],
    ['fr', 'Français'],
  ].map(([code = '', origin = '']) => aLanguage({ code, name: origin, origin }));
  const table = { type: 'countries.loaded', countries: [aCountry()], languages, timezones: [] };
  act(() => world.asked('countries.load').answer(table));
  fireEvent.click(screen.getByRole('button', { name: /^Any language: / }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('American English'),
    expect.stringContaining('Español'),
    expect.stringContaining('Deutsch'),
    expect.stringContaining('Français'),
    expect.stringContaining('العربية'),
  ]);
  world.app.stop();
});
