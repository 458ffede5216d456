import { listSpins } from '../../../contract/spin';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { spinsPorts } from '../../../machines/spin/spins.words';
import type { Asks } from '../api';

export const spinAdapters = (asks: Asks): AdaptersOf<typeof spinsPorts> => ({
  'spins.list': asks('spins.list', listSpins, {
    answered: ({ items }) => ({ type: 'counter.counted', count: items }),
  }),
});
