/** A request that fits each of its calls. */
export const samples = {
  listScratchers: () => ({}),
  listScratched: () => ({}),
  countScratchers: () => ({}),
  scratch: () => ({ body: { scratcherConfig: 'scratcher_00000000' }, status: 404 }),
  acceptScratch: () => ({ body: { scratchId: 'scratcher_00000000' }, status: 404 }),
  buyScratchers: () => ({ body: { family: 'neon', amount: 1 } }),
};
