/** One request per call that fits its schema. */
export const samples = {
  listTransfers: () => ({}),
  listPayments: () => ({}),
  addPayment: () => ({ body: { payment: 'visa' } }),
  removePayment: () => ({ body: { paymentId: 'method_00000000' }, status: 404 }),
  preferPayment: () => ({ body: { paymentId: 'method_00000000' }, status: 404 }),
};
