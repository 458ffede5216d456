/** One request per call that fits its schema. */
export const samples = {
  readSubscription: () => ({ status: 403 }),
  subscribe: () => ({ body: { name: 'crown', cost: 1_500, currency: 'EUR' }, status: 403 }),
  cancelSubscription: () => ({ status: 409 }),
};
