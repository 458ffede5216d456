import { type Problem, problem } from '../../contract/problems';
import type { SessionEvent, SessionState } from './session.events';

/** Gives the session a longer life, unless it has ended: then its token is worth nothing. */
export const renew = (
  session: SessionState,
  expiresAt: string,
): SessionEvent[] | { refused: Problem } =>
  session.ended
    ? { refused: problem('token-expired') }
    : [{ type: 'session.refreshed', expiresAt }];

/** Ends the session; ending it again is silent. */
export const end = (session: SessionState): SessionEvent[] =>
  session.ended ? [] : [{ type: 'session.ended' }];
