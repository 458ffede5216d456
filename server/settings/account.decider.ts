import { reservedUsernames } from '../../contract/auth.rules';
import { COINS } from '../../contract/limits';
import { problem } from '../../contract/problems';
import type { ClaimEvent, ClaimState } from '../claim/claim.events';
import { prove } from '../factor/factor.moves';
import type { Proof } from '../factor/factor.state';
import type { LinkEvent, LinkState } from '../link/link.events';
import { issue, useUp } from '../link/link.moves';
import type { SeatState } from '../play/seat.events';
import type { Account, PlayerEvent, PlayerState } from '../player/player.events';
import type { SessionEvent, SessionState } from '../session/session.events';
import { end } from '../session/session.moves';
import { accept, type Decision, refuse } from '../store/decision';
import type { WalletState } from '../wallet/wallet.events';

/** The account as it was when its password was checked, or its claims were named. */
export type Seen = Pick<Account, 'username' | 'email' | 'passwordHash'>;

/** Who asks, proven: the account whose password it was, and what the second factor was given. */
export interface Proven {
  seen: Seen;
  proof?: Proof;
}

const isSeen = (account: Account | undefined, seen: Seen): account is Account =>
  account?.passwordHash === seen.passwordHash &&
  account.email === seen.email &&
  account.username === seen.username;

const free: ClaimEvent[] = [{ type: 'claim.freed' }];
const taken = (player: string): ClaimEvent[] => [{ type: 'claim.taken', player }];

/** Asks for another address: it holds once its link is used, so nothing is claimed yet. */
export const decideEmailRequest = (
  states: { player: PlayerState; claim: ClaimState },
  asked: Proven & { player: string; email: string; link: string; now: string },
): Decision<{ player: PlayerEvent[]; link: LinkEvent[] }, null> => {
  if (!isSeen(states.player.account, asked.seen)) return refuse(problem('wrong-credentials'));
  if (states.claim.player !== undefined) return refuse(problem('member-refused'));
  const { player, email, link, now } = asked;
  const proven = prove(states.player.account, asked.proof, now);
  if ('refused' in proven) return proven;
  return accept(
    {
      player: [...proven, { type: 'player.emailRequested', email, link }],
      link: issue(player, 'new email', now),
    },
    null,
  );
};

/** Keeps the address; having asked for none is silent. */
export const decideEmailCancel = ({
  account,
}: PlayerState): Decision<{ player: PlayerEvent[] }, null> =>
  accept({ player: account?.reset === undefined ? [] : [{ type: 'player.emailCancelled' }] }, null);

/** Mails the link for the address that waits to be proven; of one that is proven, silent. */
export const decideEmailLink = (
  { account }: PlayerState,
  player: string,
  now: string,
): Decision<{ link: LinkEvent[] }, null> => {
  const isWaiting = account !== undefined && !account.emailVerified;
  return accept({ link: isWaiting ? issue(player, 'email', now) : [] }, null);
};

/** Proves the address that the account has. */
export const decideEmailProof = (
  states: { player: PlayerState; link: LinkState },
  now: string,
): Decision<{ player: PlayerEvent[]; link: LinkEvent[] }, null> => {
  const { account } = states.player;
  const spent = useUp(states.link, 'email', now);
  if ('refused' in spent) return spent;
  if (account === undefined) return refuse(problem('link-invalid'));
  const { email, reset } = account;
  const events: PlayerEvent[] = [{ type: 'player.emailProven', email }];
  // To prove the one address is not to give up the other that was asked for.
  if (reset !== undefined) events.push({ type: 'player.emailRequested', ...reset });
  return accept({ player: account.emailVerified ? [] : events, link: spent }, null);
};

/** Takes the address that was asked for, and frees the one before, in one step. */
export const decideEmailChange = (
  states: { player: PlayerState; link: LinkState; before: ClaimState; claim: ClaimState },
  given: { player: string; seen: Seen; email: string; link: string; now: string },
): Decision<
  { player: PlayerEvent[]; link: LinkEvent[]; before: ClaimEvent[]; claim: ClaimEvent[] },
  null
> => {
  const { account } = states.player;
  const spent = useUp(states.link, 'new email', given.now);
  if ('refused' in spent) return spent;
  const isWanted = account?.reset?.link === given.link && account.reset.email === given.email;
  if (!isSeen(account, given.seen) || !isWanted) return refuse(problem('link-invalid'));
  if (states.claim.player !== undefined) return refuse(problem('member-refused'));
  return accept(
    {
      player: [{ type: 'player.emailProven', email: given.email, was: account.email }],
      link: spent,
      before: free,
      claim: taken(given.player),
    },
    null,
  );
};

/** Takes another username and frees the one before. */
export const decideUsername = (
  states: { player: PlayerState; before: ClaimState; claim: ClaimState },
  given: { player: string; seen: Seen; username: string },
): Decision<{ player: PlayerEvent[]; before: ClaimEvent[]; claim: ClaimEvent[] }, null> => {
  const { player, seen, username } = given;
  if (!isSeen(states.player.account, seen)) return refuse(problem('conflict'));
  const isReserved = reservedUsernames.includes(username.toLowerCase());
  if (isReserved || states.claim.player !== undefined) return refuse(problem('member-refused'));
  return accept(
    {
      player: [{ type: 'player.usernameChanged', username }],
      before: free,
      claim: taken(player),
    },
    null,
  );
};

/** The same name in other letters: its claim stays as it is. */
export const decideSpelling = (
  { account }: PlayerState,
  seen: Seen,
  username: string,
): Decision<{ player: PlayerEvent[] }, null> => {
  if (!isSeen(account, seen)) return refuse(problem('conflict'));
  const isNew = account.username !== username;
  return accept({ player: isNew ? [{ type: 'player.usernameChanged', username }] : [] }, null);
};

/** Sets the password; every session but this one ends. */
export const decidePassword = (
  { account }: PlayerState,
  given: Proven & { passwordHash: string; session: string; now: string },
): Decision<{ player: PlayerEvent[] }, null> => {
  if (!isSeen(account, given.seen)) return refuse(problem('wrong-credentials'));
  const proven = prove(account, given.proof, given.now);
  if ('refused' in proven) return proven;
  return accept(
    {
      player: [
        ...proven,
        { type: 'player.passwordChanged', passwordHash: given.passwordHash },
        { type: 'player.sessionsEnded', why: 'password changed', except: given.session },
      ],
    },
    null,
  );
};

/** Ends a session of one's own; ending it again is silent. */
export const decideSessionEnd = (
  session: SessionState,
  player: string,
): Decision<{ session: SessionEvent[] }, null> =>
  session.player === player
    ? accept({ session: end(session) }, null)
    : refuse(problem('not-found'));

type Erasure = Decision<
  { player: PlayerEvent[]; username: ClaimEvent[]; email: ClaimEvent[] },
  null
>;
interface Erased {
  player: PlayerState;
  wallet: WalletState;
  seats: readonly SeatState[];
}

/** Real money has to be withdrawn first, and rounds end first: nobody could claim afterwards what they pay. */
const erase = ({ wallet, seats }: Erased, now: string): Erasure => {
  const money = Object.entries(wallet.balances).filter(
    ([currency, balance]) => currency !== COINS && balance > 0,
  );
  if (money.length > 0) return refuse(problem('money-left', Object.fromEntries(money)));
  const open = seats.find(({ round }) => round !== undefined);
  if (open !== undefined) return refuse(problem('round-open', { round: open.round }));
  return accept(
    {
      player: [
        { type: 'player.sessionsEnded', why: 'account erased' },
        { type: 'player.erased', at: now },
      ],
      username: free,
      email: free,
    },
    null,
  );
};

/**
 * Ends the account: sessions end, both names are free, and the key of all that was personal goes
 * with the event.
 */
export const decideErasure = (states: Erased, { seen, proof }: Proven, now: string): Erasure => {
  const { account } = states.player;
  if (!isSeen(account, seen)) return refuse(problem('wrong-credentials'));
  const proven = prove(account, proof, now);
  // Of what it used nothing is left: the account goes.
  return 'refused' in proven ? proven : erase(states, now);
};

/** A member of staff, and when (ISO 8601). */
export interface StaffStep {
  by: string;
  at: string;
}

/** A member asks that the account be ended: nothing is yet. To ask again is silent. */
export const decideAskErasure = (
  { account, erasureBy }: PlayerState,
  { by, at }: StaffStep,
): Decision<{ player: PlayerEvent[] }, null> => {
  if (account === undefined) return refuse(problem('not-found'));
  if (erasureBy !== undefined) return accept({}, null);
  return accept({ player: [{ type: 'player.erasureAsked', by, at }] }, null);
};

/** It is not to be; whoever asked may say so too. Again is silent. */
export const decideRefuseErasure = (
  { account, erasureBy }: PlayerState,
  { by, at }: StaffStep,
): Decision<{ player: PlayerEvent[] }, null> => {
  if (account === undefined) return refuse(problem('not-found'));
  if (erasureBy === undefined) return accept({}, null);
  return accept({ player: [{ type: 'player.erasureRefused', by, at }] }, null);
};

/** A second member approves: the account ends as if its player had ended it. */
export const decideApproveErasure = (
  states: Erased,
  seen: Seen,
  { by, at }: StaffStep,
): Erasure => {
  const { account, erasureBy } = states.player;
  if (account === undefined) return refuse(problem('not-found'));
  // Its names changed meanwhile: those that were looked up are another's to free.
  if (!isSeen(account, seen)) return refuse(problem('conflict'));
  if (erasureBy === undefined) return refuse(problem('step-illegal'));
  if (erasureBy === by) return refuse(problem('approval-own'));
  return erase(states, at);
};
