/** What is shared so that its last number unfolds to 2^40 parts, though it is a few bytes. */
export const doubling = (): unknown[] => [
  {},
  ...Array.from({ length: 40 }, (_, at) => ({ a: { $shared: at }, b: { $shared: at } })),
];
/** Its last number. */
export const DOUBLED = { $shared: 40 };
