/** A request that fits each of its calls. */
export const samples = {
  fileReport: () => ({
    body: { kind: 'message', id: 'message_00000000', reason: 'spam' },
    status: 404,
  }),
  readReported: () => ({
    params: { kind: 'message', id: 'message_00000000' },
    status: 404,
  }),
  listReports: () => ({}),
};
