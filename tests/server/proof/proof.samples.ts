/** A request that fits its call. */
export const samples = {
  readProof: () => ({}),
};
