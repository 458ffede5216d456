import { listRelated } from '../../../contract/relation';
import type { relationCounterPorts } from '../../../machines/relation/relationCounter.words';
import type { AdaptersOf } from '../adapters';
import type { Asks } from '../api';

export const relationCounterAdapters = (asks: Asks): AdaptersOf<typeof relationCounterPorts> => ({
  'relations.count': asks('relations.count', listRelated, {
    given: () => ({ body: { which: 'requests' as const, search: '', pageIndex: 0, pageSize: 1 } }),
    answered: ({ counts }) => ({ type: 'counter.counted', count: counts }),
  }),
});
