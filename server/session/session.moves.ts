import { SESSION_MAX_MS, TOKEN_GRACE_MS, TOKEN_LIFETIME_MS } from '../../contract/limits';
import { type Problem, problem } from '../../contract/problems';
import type { PlayerState } from '../player/player.events';
import type { Browser } from './session.browser';
import type { SessionEvent, SessionState } from './session.events';

/** A session lives as long as its token, and no longer than a session may that was opened then. */
const expiryOf = (now: string, openedAt: string): string =>
  new Date(
    Math.min(Date.parse(now) + TOKEN_LIFETIME_MS, Date.parse(openedAt) + SESSION_MAX_MS),
  ).toISOString();

/** Of a session, what says which tokens are good; `adoptedAt` is ISO 8601. */
export type Generations = Pick<SessionState, 'generation' | 'adoptedAt'>;

/**
 * Whether a token of this generation is good: the newest is, and the one before until the newest has
 * been used for a moment, since until then its answer may have been lost [decision 79].
 */
export const isGood = (
  { generation: newest, adoptedAt }: Generations,
  generation: number,
  now: string,
): boolean =>
  generation === newest ||
  (generation === newest - 1 &&
    (adoptedAt === undefined || Date.parse(now) < Date.parse(adoptedAt) + TOKEN_GRACE_MS));

/**
 * Whether the session goes on at `now` (ISO 8601): it ended neither by itself nor with all of its
 * player's, and its token is not too old. One that was spared once was spared every time before.
 */
export const isLive = (
  { ended, expiresAt = '', epoch }: SessionState,
  id: string,
  player: Pick<PlayerState, 'epoch' | 'spared'>,
  now: string,
): boolean =>
  !ended &&
  now < expiresAt &&
  (epoch === undefined || epoch === player.epoch || player.spared === id);

/** A new session in a browser; `now` is ISO 8601. */
export const open = (
  player: string,
  { epoch }: Pick<PlayerState, 'epoch'>,
  browser: Browser,
  now: string,
): SessionEvent[] => [
  { type: 'session.opened', player, at: now, expiresAt: expiryOf(now, now), epoch, ...browser },
];

/**
 * Exchanges a token of this generation: the newest for the next one, the one before for the newest
 * once more. One that is not good any more is in two hands, and which is the owner's nobody can
 * tell: then the session ends. Refused when it has ended or is too old.
 */
export const renew = (
  session: SessionState,
  generation: number,
  now: string,
): SessionEvent[] | { refused: Problem } => {
  const { openedAt = now, generation: newest } = session;
  const isOver = session.ended || Date.parse(now) >= Date.parse(openedAt) + SESSION_MAX_MS;
  if (isOver || generation > newest) return { refused: problem('token-expired') };
  if (!isGood(session, generation, now)) return [{ type: 'session.ended', why: 'token reused' }];
  const next = generation === newest ? newest + 1 : newest;
  return [{ type: 'session.refreshed', expiresAt: expiryOf(now, openedAt), generation: next }];
};

/** Keeps that the newest token is used, once; the first of a session has none before it. */
export const adopt = (session: SessionState, generation: number, now: string): SessionEvent[] => {
  const isNews =
    !session.ended && session.adoptedAt === undefined && generation === session.generation;
  return isNews && generation > 0 ? [{ type: 'session.adopted', at: now }] : [];
};

/** Ends the session; ending it again is silent. */
export const end = (session: SessionState): SessionEvent[] =>
  session.ended ? [] : [{ type: 'session.ended' }];
