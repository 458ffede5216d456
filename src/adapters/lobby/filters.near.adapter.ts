import { gameFilters } from '../../../contract/game';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { filtersPorts } from '../../../machines/lobby/filters.words';
import type { Asks } from '../api';

export const filtersAdapters = (asks: Asks): AdaptersOf<typeof filtersPorts> => ({
  'filters.load': asks('filters.load', gameFilters, {
    given: ({ language }) => ({ body: { existsInGame: true, lang: language } }),
    answered: (choices) => ({ type: 'filters.loaded', ...choices }),
  }),
});
