/** A request that fits each of its calls. */
export const samples = {
  readDaily: () => ({}),
  openDaily: () => ({}),
};
