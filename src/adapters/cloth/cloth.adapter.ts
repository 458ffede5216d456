import { chooseCloth } from '../../../contract/cloth';
import type { clothPorts } from '../../../machines/cloth/cloth.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';

export const clothAdapters = (asks: Asks): AdaptersOf<typeof clothPorts> => ({
  'cloth.choose': asks('cloth.choose', chooseCloth, {
    given: ({ cloth }) => ({ body: { cloth } }),
    answered: () => ({ type: 'cloth.chosen' }),
    refused: (problem) => ({ type: 'cloth.refused', problem }),
  }),
});
