const none = 'document_00000000';
/** A PNG of one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const player = 'player_00000000';

/** A request that fits each of its calls. */
export const samples = {
  readIdentity: () => ({}),
  addDocument: () => ({ body: { file: pixel } }),
  submitIdentity: () => ({ body: { kind: 'passport', front: none }, status: 422 }),
  listIdentitiesDue: () => ({ body: { status: 'submitted' } }),
  reviewIdentityDue: () => ({ body: { _id: player }, status: 404 }),
  approveIdentityDue: () => ({ body: { _id: player }, status: 404 }),
  refuseIdentityDue: () => ({ body: { _id: player, why: 'because of a test' }, status: 404 }),
};
