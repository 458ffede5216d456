import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aCountry } from '../../contract/make/country';
import type { AppActor } from '../../machines/app/app.machine';
import { useAmounts } from '../../src/app/amount';
import { RootHouse } from '../../src/app/HouseProvider';
import { aWorld } from '../machines/support/world';

afterEach(cleanup);

const Amounts = () => {
  const amountOf = useAmounts();
  return <p>{[amountOf('COINS', 12_345), amountOf('EUR', 123_456)].join(' | ')}</p>;
};

const shownIn = (code: string): string | null => {
  const world = aWorld({ stored: { countrySelected: { code, currency: 'EUR' } } });
  world.resident('countries').send({ type: 'countries.load' });
  const countries = [
    aCountry(),
    aCountry({ code: 'DE', decimal: ',', thousands: '.' }),
    aCountry({ code: 'CH', decimal: '.', thousands: '’' }),
  ];
  const table = { type: 'countries.loaded', countries, languages: [], timezones: [] };
  world.asked('countries.load').answer(table);
  const { container } = render(
    <RootHouse root={world.app as AppActor}>
      <Amounts />
    </RootHouse>,
  );
  const text = container.textContent;
  cleanup();
  world.app.stop();
  return text;
};

test('an amount has its currency, and the separators of the country that was chosen [§9]', () => {
  expect(['US', 'DE', 'CH'].map(shownIn)).toEqual([
    '12,345 | €1,234.56',
    '12.345 | €1.234,56',
    '12’345 | €1’234.56',
  ]);
});
