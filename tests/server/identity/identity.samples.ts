import { PIXEL } from '../../support/pixel';

const none = 'document_00000000';
const player = 'player_00000000';

/** A request that fits each of its calls. */
export const samples = {
  readIdentity: () => ({}),
  addDocument: () => ({ body: { file: PIXEL } }),
  submitIdentity: () => ({ body: { kind: 'passport', front: none }, status: 422 }),
  listIdentitiesDue: () => ({ body: { status: 'submitted' } }),
  reviewIdentityDue: () => ({ body: { _id: player }, status: 404 }),
  approveIdentityDue: () => ({ body: { _id: player }, status: 404 }),
  refuseIdentityDue: () => ({ body: { _id: player, why: 'because of a test' }, status: 404 }),
};
