import { jurisdictionsByCountry } from '../../contract/country';
import type { playModePorts } from '../../machines/playMode/playMode.ports';
import type { AdaptersOf } from './adapters';
import type { Asks } from './api';

export const playModeAdapters = (asks: Asks): AdaptersOf<typeof playModePorts> => ({
  'jurisdictions.load': asks('jurisdictions.load', jurisdictionsByCountry, {
    given: ({ country }) => ({ query: { country } }),
    answered: ({ items }) => ({ type: 'jurisdictions.loaded', jurisdictions: items }),
  }),
});
