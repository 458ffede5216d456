import { listRelated } from '../../../contract/relation';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { relationsPorts } from '../../../machines/relation/relations.words';
import type { Asks } from '../api';

export const relationsAdapters = (asks: Asks): AdaptersOf<typeof relationsPorts> => ({
  'relations.count': asks('relations.count', listRelated, {
    given: () => ({ body: { which: 'requests' as const, search: '', pageIndex: 0, pageSize: 1 } }),
    answered: ({ counts }) => ({ type: 'relations.counted', counts }),
  }),
});
