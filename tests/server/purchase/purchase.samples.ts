/** A request that fits each of its calls. */
export const samples = {
  readShop: () => ({ status: 403 }),
  purchase: () => ({
    body: { currencyPaid: 'EUR', currency: 'COINS', amount: 2_000, price: 200 },
    status: 403,
  }),
  listPurchases: () => ({ params: { page: '1' }, body: {} }),
  readReceipt: () => ({ params: { id: 'purchase_00000000' }, status: 404 }),
  mailPurchase: () => ({ body: { purchaseId: 'purchase_00000000' }, status: 404 }),
};
