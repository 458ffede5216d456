import { openDaily, readDaily } from '../../../contract/daily';
import type { dailyPorts } from '../../../machines/daily/daily.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';

export const dailyAdapters = (asks: Asks): AdaptersOf<typeof dailyPorts> => ({
  'daily.read': asks('daily.read', readDaily, {
    given: () => ({}),
    answered: (daily) => ({ type: 'daily.told', daily }),
  }),
  'daily.open': asks('daily.open', openDaily, {
    given: () => ({}),
    answered: ({ daily }) => ({ type: 'daily.told', daily }),
    refused: (problem) => ({ type: 'daily.refused', problem }),
  }),
});
