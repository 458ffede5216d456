import type { ActorRefFrom } from 'xstate';
import { PAGE_MAX, TRANSFERS_PAGE } from '../../contract/limits';
import { listMachine } from '../kit/list';
import { newestFirst } from '../kit/list.brings';
import type { TransfersWords } from './transfers.words';

/** Real money on its way in and out, the newest first [§3 Purchase]. */
export const transfersMachine = listMachine<TransfersWords>({
  id: 'transfers',
  spec: '§3 Purchase, decision 134',
  says: {
    outdated: 'One went on, perhaps elsewhere; gathers such news',
    empty: 'Nothing was paid in or out yet',
  },
  page: TRANSFERS_PAGE,
  max: PAGE_MAX,
  idOf: ({ _id }) => _id,
  query: { of: 'all' },
  own: {},
  visitedBy: {
    'route.shown': ({ route }) => (route.name === 'payments' ? { of: 'all' } : undefined),
  },
  outdatedBy: { 'hub.skipped': () => true },
  brings: {
    precedes: newestFirst,
    mayLeave: true,
    by: {
      'transfer.changed': ({ id, transfer }) =>
        transfer === undefined ? { id, isIn: false } : { id, item: transfer, isIn: true },
    },
  },
});

export type TransfersActor = ActorRefFrom<typeof transfersMachine>;
