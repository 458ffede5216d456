import type { PurchaseCode } from '../../contract/purchase';
import type { PurchaseGroup, PurchasesWords } from './purchases.words';

/** The codes of each group [§3 Purchase]; without any, all of them. */
const codes: Readonly<Record<PurchaseGroup, readonly PurchaseCode[]>> = {
  all: [],
  bought: [600, 601],
  paidIn: [500],
  paidOut: [501],
};

export const purchaseGroups = Object.keys(codes) as readonly PurchaseGroup[];

const SHOP = '/wallet/shop';

/** The address that shows a group; all of them are what the page shows by itself. */
export const addressOfPurchases = ({ group }: PurchasesWords['query']): string =>
  group === 'all' ? SHOP : `${SHOP}?show=${group}`;

/** The group of an address's query; what it cannot mean is ignored. */
export const purchasesOfAddress = (
  query: Readonly<Record<string, string>>,
): PurchasesWords['query'] => ({
  group: purchaseGroups.find((group) => group === query.show) ?? 'all',
});

/** What is asked of the server for a group. */
export const typesOf = (group: PurchaseGroup): PurchaseCode[] => [...codes[group]];
