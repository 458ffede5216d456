import type { StreamKind } from '../store/stream';

/**
 * A name that one player alone may hold: `claim:username/june`, `claim:email/june@example.com`.
 * Two sign-ups for one name touch one stream, so one of them is refused [decision 11].
 */
export interface ClaimEvent {
  type: 'claim.taken';
  player: string;
}

export interface ClaimState {
  player?: string;
}

export const claimKind: StreamKind<ClaimState, ClaimEvent> = {
  name: 'claim',
  initial: {},
  evolve: (_, event) => ({ player: event.player }),
};

/** Names that differ only in case are one name. */
export const usernameClaim = (username: string): string => `username/${username.toLowerCase()}`;
export const emailClaim = (email: string): string => `email/${email.toLowerCase()}`;
