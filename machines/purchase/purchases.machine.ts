import type { ActorRefFrom } from 'xstate';
import { WALLET_PAGE } from '../../contract/limits';
import { listMachine } from '../kit/list';
import { addressOfPurchases, purchasesOfAddress } from './purchases.rules';
import type { PurchasesWords } from './purchases.words';

/** What the player bought, paid in and paid out, newest first. */
export const purchasesMachine = listMachine<PurchasesWords>({
  id: 'purchases',
  spec: '§7 B wallet/purchases',
  says: {
    outdated: 'Something moved; gathers such news',
    empty: 'There are no such purchases',
  },
  page: WALLET_PAGE,
  max: WALLET_PAGE,
  idOf: ({ id }) => id,
  query: { group: 'all' },
  own: {},
  visitedBy: {
    'route.shown': ({ route: { name, query } }) =>
      name === 'shop' ? purchasesOfAddress(query) : undefined,
  },
  addressOf: addressOfPurchases,
  outdatedBy: { 'wallet.changed': () => true, 'hub.skipped': () => true },
});

export type PurchasesActor = ActorRefFrom<typeof purchasesMachine>;
