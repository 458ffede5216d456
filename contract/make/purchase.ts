import type { Purchase, Shop } from '../purchase';
import { offersIn } from '../purchase.rules';

/** A pack of coins that was bought for two euros. */
export const aPurchase = (given: Partial<Purchase> = {}): Purchase => ({
  id: 'purchase_0001',
  createdAt: '2026-11-20T20:00:00.000Z',
  amount: 200,
  currency: 'EUR',
  type: 600,
  bought: { currency: 'COINS', amount: 2_000 },
  ...given,
});

/** `count` different purchases. */
export const purchases = (count: number): Purchase[] =>
  Array.from({ length: count }, (_, index) => aPurchase({ id: `purchase_n${index}000` }));

/** What is sold for euros. */
export const aShop = (given: Partial<Shop> = {}): Shop => ({
  currencyPaid: 'EUR',
  items: [...offersIn('EUR')],
  quote: 'quote.0001',
  expiresAt: '2026-11-20T20:15:00.000Z',
  ...given,
});
