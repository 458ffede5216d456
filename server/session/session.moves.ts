import { TOKEN_LIFETIME_MS } from '../../contract/limits';
import { type Problem, problem } from '../../contract/problems';
import { deviceOf } from './session.device';
import type { SessionEvent, SessionState } from './session.events';

/** A session lives as long as its token. */
const expiryOf = (now: string): string =>
  new Date(Date.parse(now) + TOKEN_LIFETIME_MS).toISOString();

/** A new session in the browser that calls itself `agent`; `now` is ISO 8601. */
export const open = (player: string, agent: string | undefined, now: string): SessionEvent[] => {
  const device = deviceOf(agent);
  return [
    {
      type: 'session.opened',
      player,
      at: now,
      expiresAt: expiryOf(now),
      ...(device === undefined ? {} : { device }),
    },
  ];
};

/** Gives the session a longer life, unless it has ended: then its token is worth nothing. */
export const renew = (session: SessionState, now: string): SessionEvent[] | { refused: Problem } =>
  session.ended
    ? { refused: problem('token-expired') }
    : [{ type: 'session.refreshed', expiresAt: expiryOf(now) }];

/** Ends the session; ending it again is silent. */
export const end = (session: SessionState): SessionEvent[] =>
  session.ended ? [] : [{ type: 'session.ended' }];
