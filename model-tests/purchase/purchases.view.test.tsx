import { expect, test } from 'vitest';
import { aPurchase } from '../../contract/make/purchase';
import { addressOfPurchases } from '../../machines/purchase/purchases.rules';
import type { PurchaseGroup } from '../../machines/purchase/purchases.words';
import { PurchaseRow } from '../../src/views/purchase/PurchaseRow';
import { Shop } from '../../src/views/purchase/Shop';
import { ShopPage } from '../../src/views/purchase/ShopPage';
import { member, press, shows, tells } from '../support/hand';
import { walkList } from '../support/list';
import { WALK_MS, walkView } from '../support/view';
import { purchasesWalk, receiptWalk, shopWalk } from './purchases.walk';

const groupNames: Readonly<Record<PurchaseGroup, string>> = {
  all: 'Everything',
  bought: 'Bought',
  paidIn: 'Paid in',
  paidOut: 'Paid out',
};

test(
  'purchases: every edge is walked on the page',
  async () => {
    await walkList(
      purchasesWalk,
      {
        list: 'purchases',
        at: addressOfPurchases,
        rows: 'section > div ul > li',
        says: {
          empty: 'No purchases here',
          failed: 'The purchases did not load',
          cutShort: 'The older purchases did not load.',
        },
      },
      {
        view: <ShopPage />,
        by: {
          'list.filter': ({ query: { group = 'all' } }) => press('radio', groupNames[group]),
          'wallet.changed': tells('purchases'),
        },
      },
    );
  },
  WALK_MS,
);

test(
  'shop: every edge is walked on the page',
  async () => {
    await walkView(shopWalk, {
      control: 'shop',
      view: <Shop />,
      start: () => member,
      by: {
        'shop.told': 'shop.read',
        'shop.choose': () => press('button', /^2,000 coins/),
        'shop.leave': () => press('button', 'Cancel'),
        'shop.buy': () => press('button', 'Buy'),
        'shop.sold': 'shop.purchase',
        'shop.refused': ['shop.read', 'shop.purchase'],
        'shop.again': () => press('button', 'Back to the shop'),
        'shop.retry': () => press('button', 'Try again'),
        'port.failed': ['shop.read', 'shop.purchase'],
      },
      offers: [
        { role: 'button', name: 'Try again', says: { type: 'shop.retry' } },
        { role: 'button', name: 'Buy', says: { type: 'shop.buy' } },
        { role: 'button', name: 'Cancel', says: { type: 'shop.leave' } },
      ],
      sees: (shop) => {
        const { chosen, shop: told } = shop.context;
        expect(shows('The shop did not load')).toBe(shop.matches('failed'));
        expect(shows('The coins are in your purse.')).toBe(shop.matches('bought'));
        expect(shows('Buy 2,000 coins for €2.00?')).toBe(
          chosen !== undefined && (shop.matches('deciding') || shop.matches('buying')),
        );
        expect(document.querySelectorAll('li')).toHaveLength(
          shop.matches('open') ? (told?.items.length ?? 0) : 0,
        );
      },
    });
  },
  WALK_MS,
);

test(
  'receipt: every edge is walked on its row',
  async () => {
    await walkView(receiptWalk, {
      control: 'receipt purchase_0001',
      view: (
        <ul>
          <PurchaseRow purchase={aPurchase()} />
        </ul>
      ),
      start: () => member,
      by: {
        'receipt.mail': () => press('button', 'Mail me the receipt'),
        'receipt.mailed': 'receipt.mail',
        'receipt.save': () => press('button', 'Receipt as PDF'),
        'receipt.saved': 'receipt.save',
        'receipt.refused': ['receipt.mail', 'receipt.save'],
        'port.failed': ['receipt.mail', 'receipt.save'],
      },
      offers: [
        { role: 'button', name: 'Mail me the receipt', says: { type: 'receipt.mail' } },
        { role: 'button', name: 'Receipt as PDF', says: { type: 'receipt.save' } },
      ],
      sees: (receipt) => {
        expect(shows('The receipt could not be mailed.')).toBe(receipt.matches('unmailed'));
        expect(shows('The receipt did not load.')).toBe(receipt.matches('unsaved'));
      },
    });
  },
  WALK_MS,
);
