/** A request that fits each of its calls. */
export const samples = { chooseCloth: () => ({ body: { cloth: null } }) };
