import { openMagic } from '../../../contract/magic';
import type { lockPorts } from '../../../machines/auth/lock.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';

export const lockAdapters = (asks: Asks): AdaptersOf<typeof lockPorts> => ({
  'lock.open': asks('lock.open', openMagic, {
    given: ({ magic }) => ({ body: { magic } }),
    answered: () => ({ type: 'lock.opened' }),
    refused: (problem) => ({ type: 'lock.refused', problem }),
  }),
});
