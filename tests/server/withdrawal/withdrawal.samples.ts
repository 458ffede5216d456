/** One request per call that fits its schema. */
export const samples = {
  withdraw: () => ({ body: { currency: 'EUR', amount: 500 }, status: 403 }),
  cancelWithdrawal: () => ({ body: { _id: 'withdrawal_00000000' }, status: 404 }),
};
