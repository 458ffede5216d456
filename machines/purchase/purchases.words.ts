import type { Purchase } from '../../contract/purchase';
import { type ListEvent, type ListWords, listPort } from '../kit/list.words';
import type { WalletChanged } from '../wallet/wallet.words';

/** What was bought, paid in, paid out, or all of it. */
export type PurchaseGroup = 'all' | 'bought' | 'paidIn' | 'paidOut';

export interface PurchasesWords extends ListWords {
  item: Purchase;
  query: { group: PurchaseGroup };
  heard: WalletChanged | { type: 'hub.skipped' };
}

export type PurchasesEvent = ListEvent<PurchasesWords>;

declare module '../kit/residents' {
  interface Residents {
    purchases: PurchasesEvent;
  }
}

export const purchasesPorts = {
  /** POST /wallet/purchases/{page} [§7 B]. */
  'purchases.list': listPort<PurchasesWords>('purchases.list'),
};
