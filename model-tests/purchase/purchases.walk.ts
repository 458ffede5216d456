import { WALLET_PAGE } from '../../contract/limits';
import { aPurchase, aShop, purchases } from '../../contract/make/purchase';
import { problem } from '../../contract/problems';
import { purchasesMachine } from '../../machines/purchase/purchases.machine';
import type { PurchasesWords } from '../../machines/purchase/purchases.words';
import { receiptMachine } from '../../machines/purchase/receipt.machine';
import { shopMachine } from '../../machines/purchase/shop.machine';
import { listWalk } from '../kit/list.walk';
import { shownAt } from '../support/shownAt';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const purchasesWalk = listWalk<PurchasesWords>(silent(purchasesMachine), {
  queries: [{ group: 'all' }, { group: 'paidIn' }],
  items: purchases,
  page: WALLET_PAGE,
  max: WALLET_PAGE,
  events: [
    shownAt('/wallet/shop'),
    { type: 'list.filter', query: { group: 'paidIn' } },
    { type: 'wallet.changed', balances: [{ currency: 'COINS', balance: 4_990 }], delay: 700 },
    { type: 'hub.skipped' },
  ],
  view: ({ query }) => query.group,
});

const shop = aShop();
const [offer] = shop.items;
if (offer === undefined) throw new Error('The shop sells nothing');

export const shopWalk = walk({
  machine: silent(shopMachine),
  inputs: [undefined],
  events: [
    { type: 'shop.told', shop },
    { type: 'shop.told', shop: aShop({ items: [] }) },
    { type: 'shop.choose', offer },
    { type: 'shop.leave' },
    { type: 'shop.buy' },
    { type: 'shop.sold', purchase: aPurchase() },
    { type: 'shop.refused', problem: problem('quote-expired') },
    { type: 'shop.refused', problem: problem('insufficient-amount') },
    { type: 'shop.again' },
    { type: 'shop.retry' },
    { type: 'port.failed', port: 'shop.read' },
  ],
  view: ({ context: { chosen, problem: why, shop: told } }) => [
    chosen?.amount,
    why?.code,
    told?.items.length,
  ],
});

export const receiptWalk = walk({
  machine: silent(receiptMachine),
  inputs: [{ purchaseId: 'purchase_0001' }],
  events: [
    { type: 'receipt.mail' },
    { type: 'receipt.mailed' },
    { type: 'receipt.save' },
    { type: 'receipt.saved' },
    { type: 'receipt.refused', problem: problem('not-found') },
    { type: 'port.failed', port: 'receipt.mail' },
  ],
  view: ({ value }) => value,
});
