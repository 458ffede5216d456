import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aCountry } from '../../contract/make/country';
import type { AppActor } from '../../machines/app/app.machine';
import { RootHouse } from '../../src/app/house';
import { CountryPicker } from '../../src/views/country/CountryPicker';
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
