import { getOnline } from '../../../contract/presence';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { onlinePorts } from '../../../machines/presence/online.words';
import type { Asks } from '../api';

export const onlineAdapters = (asks: Asks): AdaptersOf<typeof onlinePorts> => ({
  'online.load': asks('online.load', getOnline, {
    answered: ({ count, friends }) => ({ type: 'online.loaded', count, friends }),
  }),
});
