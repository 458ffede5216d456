import { listAffiliates } from '../../../contract/affiliate';
import { jurisdictionsByCountry } from '../../../contract/country';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Home, playModePorts } from '../../../machines/play/playMode.words';
import type { Asks } from '../api';

const at = ({ country, region }: Home) => ({
  query: { country, ...(region !== undefined && { region }) },
});

export const playModeAdapters = (asks: Asks): AdaptersOf<typeof playModePorts> => ({
  'jurisdictions.load': asks('jurisdictions.load', jurisdictionsByCountry, {
    given: at,
    answered: ({ items, withheld }) => ({
      type: 'jurisdictions.loaded',
      jurisdictions: items,
      ...(withheld && { withheld }),
    }),
  }),
  'affiliates.load': asks('affiliates.load', listAffiliates, {
    given: at,
    answered: ({ items }) => ({ type: 'affiliates.loaded', affiliates: items }),
  }),
});
