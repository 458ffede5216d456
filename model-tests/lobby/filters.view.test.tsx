import { expect, test } from 'vitest';
import { LanguagePicker } from '../../src/views/country/LanguagePicker';
import { Filters } from '../../src/views/lobby/Filters';
import { control, press, shows, tells } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { filtersWalk } from './filters.walk';

test(
  'filters: every edge is walked beside the list',
  async () => {
    await walkView(filtersWalk, {
      resident: 'filters',
      view: (
        <>
          <LanguagePicker />
          <Filters />
        </>
      ),
      by: {
        'filters.retry': tells('filters'),
        'filters.loaded': 'filters.load',
        'locale.languageChanged': () => press('radio', 'العربية'),
        'connection.found': 'connection.watch',
        'port.failed': 'filters.load',
      },
      sees: ({ context }) => {
        expect(control('button', 'Slots') !== undefined).toBe(context.types.includes('Slots'));
        expect(shows('Harbour Lights')).toBe(context.studios.includes('Harbour Lights'));
        expect(control('button', 'All')).toBeDefined();
      },
    });
  },
  WALK_MS,
);
