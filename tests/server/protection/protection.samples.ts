const limit = { kind: 'loss', period: 'day', currency: 'COINS' };

/** A request that fits each of its calls. */
export const samples = {
  readProtection: () => ({}),
  setLimit: () => ({ body: { limit, value: 1_000_000 } }),
  confirmLimit: () => ({ body: { limit }, status: 409 }),
  keepLimit: () => ({ body: { limit } }),
  takeTimeOut: () => ({ body: { days: 0 }, status: 400 }),
  excludeSelf: () => ({ body: { months: 1 }, status: 400 }),
  chooseCheck: () => ({ body: { minutes: 60 } }),
  answerCheck: () => ({}),
  readStatement: () => ({ query: '?from=2026-11-01&to=2026-11-30' }),
  readStatementPaper: () => ({ query: '?from=2026-11-01&to=2026-11-30' }),
};
