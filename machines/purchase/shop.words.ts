import type { Problem } from '../../contract/problems';
import type { Offer, Purchase, Shop } from '../../contract/purchase';
import { type PortFailed, port } from '../kit/port';

/** What was read of the shop, or why nothing is sold. */
export type ShopRead =
  | { type: 'shop.told'; shop: Shop }
  | { type: 'shop.refused'; problem: Problem };
export type ShopSold =
  | { type: 'shop.sold'; purchase: Purchase }
  | { type: 'shop.refused'; problem: Problem };

export type ShopEvent =
  /** A person looks at an offer before it is bought. */
  | { type: 'shop.choose'; offer: Offer }
  | { type: 'shop.leave' }
  | { type: 'shop.buy' }
  | { type: 'shop.again' }
  | { type: 'shop.retry' }
  | ShopRead
  | ShopSold
  | PortFailed;

declare module '../kit/controls' {
  interface Controls {
    shop: undefined;
  }
}

/** What is bought, at the price and under the quote that were told. */
export type Order = Offer & Pick<Shop, 'currencyPaid' | 'quote'>;

export const shopPorts = {
  /** GET /wallet/shop [decision 4]. */
  'shop.read': port<undefined, ShopRead>('shop.read'),
  /** POST /wallet/purchase [§7 B]. */
  'shop.purchase': port<Order, ShopSold>('shop.purchase'),
};
