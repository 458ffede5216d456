import type { Identity } from '../../contract/identity';
import { documentKindsOf } from '../../contract/identity.rules';
import type { PlayerState } from '../player/player.events';
import type { IdentityState } from './identity.events';

/** As its owner reads it: whom staff verified without papers is verified too. */
export const identityOf = (
  { phase, kind, submittedAt, decidedAt, reason }: IdentityState,
  { account }: Pick<PlayerState, 'account'>,
): Identity => ({
  status: account?.isVerified === true ? 'verified' : phase,
  kinds: documentKindsOf(account?.country),
  ...(kind !== undefined && { kind }),
  ...(submittedAt !== undefined && { submittedAt }),
  ...(decidedAt !== undefined && { decidedAt }),
  ...(phase === 'refused' && reason !== undefined && { reason }),
});
