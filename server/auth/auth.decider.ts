import type { SignUpBody } from '../../contract/auth';
import { reservedUsernames } from '../../contract/auth.rules';
import { COINS, WELCOME_COINS } from '../../contract/limits';
import { problem } from '../../contract/problems';
import type { ClaimEvent, ClaimState } from '../claim/claim.events';
import { prove } from '../factor/factor.moves';
import type { Proof } from '../factor/factor.state';
import type { LinkEvent, LinkPurpose, LinkState } from '../link/link.events';
import { issue, useUp } from '../link/link.moves';
import type { PlayerEvent, PlayerState } from '../player/player.events';
import { meet } from '../player/player.moves';
import type { SanctionState } from '../report/sanction.events';
import { keptFrom } from '../report/sanction.moves';
import type { Browser } from '../session/session.browser';
import type { Renewed, SessionEvent, SessionState } from '../session/session.events';
import { end, open, renew } from '../session/session.moves';
import { accept, type Decision, refuse } from '../store/decision';
import type { WalletEvent, WalletState } from '../wallet/wallet.events';
import { credit } from '../wallet/wallet.moves';

export interface SignUp {
  player: string;
  passwordHash: string;
  body: SignUpBody;
  /** Favourites a guest kept that are games of this platform. */
  favourites: readonly string[];
  /** Id of the first session. */
  session: string;
  browser: Browser;
  /** Id of the welcome grant's transaction. */
  grant: string;
  at: string;
}

export interface SignUpStates {
  player: PlayerState;
  username: ClaimState;
  email: ClaimState;
  wallet: WalletState;
}

export interface SignUpEvents {
  player: PlayerEvent[];
  username: ClaimEvent[];
  email: ClaimEvent[];
  wallet: WalletEvent[];
  session: SessionEvent[];
  link: LinkEvent[];
}

/** A new player, both names claimed, a wallet with the welcome grant, and a first session. */
export const decideSignUp = (
  states: SignUpStates,
  { player, passwordHash, body, favourites, session, browser, grant, at }: SignUp,
): Decision<SignUpEvents, { player: string; session: string }> => {
  const taken = states.username.player !== undefined || states.email.player !== undefined;
  if (taken || reservedUsernames.includes(body.username.toLowerCase())) {
    return refuse(problem('member-refused'));
  }
  const signedUp: PlayerEvent = {
    type: 'player.signedUp',
    username: body.username,
    email: body.email,
    passwordHash,
    // The welcome is coins: they are what is played with until the player says otherwise.
    playMode: 'coins',
    at,
    ...(body.birthday === undefined ? {} : { birthday: body.birthday }),
    ...(body.country === undefined ? {} : { country: body.country }),
    ...(body.region === undefined ? {} : { region: body.region }),
    ...(body.language === undefined ? {} : { language: body.language }),
    ...(body.timezone === undefined ? {} : { timezone: body.timezone }),
    ...(body.aid === undefined ? {} : { affiliate: body.aid }),
    ...(body.cid === undefined ? {} : { campaign: body.cid }),
  };
  const welcome = credit(states.wallet, {
    id: grant,
    kind: 'shopCoins',
    currency: COINS,
    amount: WELCOME_COINS,
    against: 'promo',
    reference: 'welcome',
    delay: 0,
  });
  return accept(
    {
      player: [
        signedUp,
        ...meet({}, browser, at),
        ...favourites.map((game): PlayerEvent => ({ type: 'player.favouriteSet', game })),
      ],
      username: [{ type: 'claim.taken', player }],
      email: [{ type: 'claim.taken', player }],
      wallet: [welcome],
      session: open(player, states.player, browser, at),
      // It proves the e-mail address.
      link: issue(player, 'email', at),
    },
    { player, session },
  );
};

const done = { ok: true } as const;
type Done = typeof done;

export interface SignIn {
  player: string;
  /** The hash that the given password fitted; absent where a link took its place. */
  passwordHash?: string | undefined;
  /** What the second factor was given. */
  proof?: Proof | undefined;
  /** Where the browser says it is and what it reads: of use to an account that never told. */
  place?: { country?: string | undefined; language?: string | undefined };
  browser: Browser;
  at: string;
}

/**
 * Opens a session unless the account is gone, its password changed since it was checked, or its
 * second factor does not prove. What the account never told of its place it takes from the browser;
 * what it told stays.
 */
export const decideSignIn = (
  states: { player: PlayerState; sanction: SanctionState },
  { player, passwordHash, proof, place = {}, browser, at }: SignIn,
): Decision<{ session: SessionEvent[]; player: PlayerEvent[] }, null> => {
  const { account } = states.player;
  if (account === undefined) {
    return refuse(problem(passwordHash === undefined ? 'link-invalid' : 'wrong-credentials'));
  }
  if (passwordHash !== undefined && passwordHash !== account.passwordHash) {
    return refuse(problem('wrong-credentials'));
  }
  const proven = prove(account, proof, at);
  if ('refused' in proven) return proven;
  const kept = keptFrom('sign in', states.sanction, at);
  if (kept !== undefined) return kept;
  const { country, language } = place;
  const set = {
    ...(country === undefined || account.country !== undefined ? {} : { country }),
    ...(language === undefined || account.language !== undefined ? {} : { language }),
  };
  const learnt: PlayerEvent = { type: 'player.detailsChanged', set, cleared: [] };
  return accept(
    {
      session: open(player, states.player, browser, at),
      player: [
        ...proven,
        ...meet(account, browser, at),
        ...(Object.keys(set).length === 0 ? [] : [learnt]),
      ],
    },
    null,
  );
};

/** Keeps that somebody guesses at the password; of nobody's, silent. */
export const decideGuessed = (
  { player }: { player: PlayerState },
  at: string,
): Decision<{ player: PlayerEvent[] }, null> =>
  accept({ player: player.account === undefined ? [] : [{ type: 'player.guessed', at }] }, null);

/** Issues a link to whoever holds an address. */
export const decideLink = (
  player: string,
  purpose: LinkPurpose,
  at: string,
): Decision<{ link: LinkEvent[] }, null> => accept({ link: issue(player, purpose, at) }, null);

/** Opens a session by a link, once; one that opens none is as good as before. */
export const decideLinkSignIn = (
  { link, ...states }: { link: LinkState; player: PlayerState; sanction: SanctionState },
  given: SignIn,
): Decision<{ link: LinkEvent[]; session: SessionEvent[]; player: PlayerEvent[] }, null> => {
  const spent = useUp(link, 'sign in', given.at);
  if ('refused' in spent) return spent;
  const entered = decideSignIn(states, given);
  return 'refused' in entered ? entered : accept({ ...entered.events, link: spent }, null);
};

/** Uses up a link and sets the password; every session ends. */
export const decideNewPassword = (
  { link, player }: { link: LinkState; player: PlayerState },
  passwordHash: string,
  at: string,
): Decision<{ link: LinkEvent[]; player: PlayerEvent[] }, Done> => {
  const spent = useUp(link, 'new password', at);
  if ('refused' in spent) return spent;
  if (player.account === undefined) return refuse(problem('link-invalid'));
  return accept(
    {
      link: spent,
      player: [
        { type: 'player.passwordChanged', passwordHash },
        { type: 'player.sessionsEnded', why: 'password changed' },
      ],
    },
    done,
  );
};

/** Ends this session; ending it again is silent. */
export const decideSignOut = ({
  session,
}: {
  session: SessionState;
}): Decision<{ session: SessionEvent[] }, Done> => accept({ session: end(session) }, done);

/** Ends every session of the player. */
export const decideSignOutEverywhere = (): Decision<{ player: PlayerEvent[] }, Done> =>
  accept({ player: [{ type: 'player.sessionsEnded', why: 'signed out everywhere' }] }, done);

/**
 * Exchanges a token of this generation for a younger one. Answers null where the token had been
 * exchanged before: then the session ends.
 */
export const decideRefresh = (
  { session }: { session: SessionState },
  generation: number,
  at: string,
): Decision<{ session: SessionEvent[] }, Renewed | null> => {
  const renewed = renew(session, generation, at);
  if ('refused' in renewed) return renewed;
  const [event] = renewed;
  const answer =
    event?.type === 'session.refreshed'
      ? { generation: event.generation ?? generation, expiresAt: event.expiresAt }
      : null;
  return accept({ session: renewed }, answer);
};
