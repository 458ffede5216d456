/** One request per call that fits its schema. */
export const samples = {
  listTransfers: () => ({}),
};
