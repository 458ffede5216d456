import type { Secrets } from '../secret/secret';
import type { StreamKind } from '../store/stream';

/**
 * A name that one player alone may hold: `claim:username/9f…`, `claim:email/04…`. Two sign-ups for
 * one name touch one stream, so one of them is refused [decision 11]. The names themselves are not
 * in the log: it outlives the players who were called so.
 */
export type ClaimEvent = { type: 'claim.taken'; player: string } | { type: 'claim.freed' };

export interface ClaimState {
  player?: string;
}

export const claimKind: StreamKind<ClaimState, ClaimEvent> = {
  name: 'claim',
  initial: {},
  evolve: (_, event) => (event.type === 'claim.taken' ? { player: event.player } : {}),
};

const claimOf = (secrets: Secrets, what: 'username' | 'email', name: string): string =>
  `${what}/${secrets.derive('claim', `${what}/${name.toLowerCase()}`)}`;

/** Names that differ only in case are one name. */
export const usernameClaim = (secrets: Secrets, username: string): string =>
  claimOf(secrets, 'username', username);
export const emailClaim = (secrets: Secrets, email: string): string =>
  claimOf(secrets, 'email', email);
/** The claim of what somebody signs in with: an e-mail address, or a username. */
export const nameClaim = (secrets: Secrets, name: string): string =>
  claimOf(secrets, name.includes('@') ? 'email' : 'username', name);
