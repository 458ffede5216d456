import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { Modals } from '../../src/views/modal/Modals';
import { Footer } from '../../src/views/navigation/Footer';
import type { World } from '../../tests/machines/support/world';
import { answer, control, press, shows } from '../support/hand';
import { fetchChunks, WALK_MS, walkView } from '../support/view';
import { countriesWalk } from './countries.walk';

const page = (
  <>
    <Footer />
    <Modals />
  </>
);
const opener = () => control('button', /^Country: /);
/** Opens the list of countries, where it is closed. */
const open = (): boolean =>
  opener()?.getAttribute('aria-expanded') === 'true' || press('button', /^Country: /);

beforeAll(
  () =>
    fetchChunks(
      page,
      {},
      () => press('button', 'Language and look'),
      () => screen.findByText('As the device'),
    ),
  WALK_MS,
);

test(
  'countries: every edge is walked in the list of countries',
  async () => {
    await walkView(countriesWalk, {
      resident: 'countries',
      view: page,
      by: {
        'countries.load': () =>
          (press('button', 'Language and look') || press('button', 'Try again')) && open(),
        'countries.loaded': 'countries.load',
        'connection.found': (event, world: World) =>
          answer(world, ['connection.watch'], event) && open(),
        'port.failed': 'countries.load',
      },
      offers: [{ role: 'button', name: 'Try again', says: { type: 'countries.load' } }],
      sees: (countries) => {
        const isListed = countries.matches('shown');
        expect(opener() !== undefined).toBe(countries.matches('loading') || isListed);
        expect(control('option', /^United States/) !== undefined).toBe(isListed);
        // What is on its way has not been looked through.
        expect(shows('Nothing was found')).toBe(false);
        expect(shows('The countries did not load')).toBe(countries.matches('failed'));
        expect(control('button', 'Try again') !== undefined).toBe(countries.matches('failed'));
      },
    });
  },
  WALK_MS,
);
