import {
  listPurchases,
  mailPurchase,
  purchase,
  readReceipt,
  readShop,
} from '../../../contract/purchase';
import type { AdaptersOf } from '../../../machines/kit/port';
import { typesOf } from '../../../machines/purchase/purchases.rules';
import type { purchasesPorts } from '../../../machines/purchase/purchases.words';
import type { receiptPorts } from '../../../machines/purchase/receipt.words';
import type { shopPorts } from '../../../machines/purchase/shop.words';
import type { Asks } from '../api';
import { saveFile } from '../file';

export const purchaseAdapters = (
  asks: Asks,
): AdaptersOf<typeof purchasesPorts & typeof receiptPorts & typeof shopPorts> => ({
  'purchases.list': asks('purchases.list', listPurchases, {
    given: ({ query: { group }, pageIndex }) => ({
      params: { page: pageIndex + 1 },
      body: { types: typesOf(group) },
    }),
    answered: ({ items, total }) => ({ type: 'list.listed', items, total }),
  }),
  'receipt.mail': asks('receipt.mail', mailPurchase, {
    given: ({ purchaseId }) => ({ body: { purchaseId } }),
    answered: () => ({ type: 'receipt.mailed' }),
    refused: (problem) => ({ type: 'receipt.refused', problem }),
  }),
  'receipt.save': asks('receipt.save', readReceipt, {
    given: ({ purchaseId }) => ({ params: { id: purchaseId } }),
    answered: ({ name, bytes }) => {
      saveFile(name, 'application/pdf', bytes);
      return { type: 'receipt.saved' };
    },
    refused: (problem) => ({ type: 'receipt.refused', problem }),
  }),
  'shop.read': asks('shop.read', readShop, {
    answered: (shop) => ({ type: 'shop.told', shop }),
    refused: (problem) => ({ type: 'shop.refused', problem }),
  }),
  'shop.purchase': asks('shop.purchase', purchase, {
    given: ({ currencyPaid, currency, amount, price, quote }) => ({
      body: { currencyPaid, currency, amount, price, quote },
    }),
    answered: ({ purchase: bought }) => ({ type: 'shop.sold', purchase: bought }),
    refused: (problem) => ({ type: 'shop.refused', problem }),
  }),
});
