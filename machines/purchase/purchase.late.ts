import { noun, resident } from '../app/noun';
import { purchasesMachine } from './purchases.machine';
import { purchasesPorts } from './purchases.words';
import { receiptMachine } from './receipt.machine';
import { receiptPorts } from './receipt.words';
import { shopMachine } from './shop.machine';
import { shopPorts } from './shop.words';

/** What the house has of it once the first screen stands. */
export const purchaseLate = noun({
  residents: { purchases: resident(purchasesMachine) },
  controls: { receipt: receiptMachine, shop: shopMachine },
  ports: { ...purchasesPorts, ...receiptPorts, ...shopPorts },
});
