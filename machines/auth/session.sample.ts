import { aToken } from '../../contract/make/token';
import type { SessionContext } from './session.machine';
import { claimsOf } from './session.rules';

/** A signed-in player whose token never expires. */
export const aSession = (given: Partial<SessionContext> = {}): SessionContext => ({
  token: aToken(),
  claims: claimsOf(aToken()),
  at: 0,
  everywhere: false,
  saving: false,
  ...given,
});
