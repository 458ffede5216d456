/** One request per call that fits its schema. */
export const samples = {
  removeWallet: () => ({ body: { currency: 'EUR' }, status: 400 }),
};
