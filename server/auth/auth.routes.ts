import * as auth from '../../contract/auth';
import { GUESSES_TOLD } from '../attempt/attempt';
import { claimKind, emailClaim, nameClaim, usernameClaim } from '../claim/claim.events';
import { isSample } from '../demo/accounts';
import { proofOf } from '../factor/factor.proof';
import { type Asked, answerOf, done, isRefused, on, type Route, refused } from '../http/route';
import { isOpen, type LinkPurpose, linkKind } from '../link/link.events';
import type { Platform } from '../platform';
import { type Account, playerKind } from '../player/player.events';
import { withReasons } from '../report/report.appeal';
import { sanctionKind } from '../report/sanction.events';
import { newId } from '../secret/secret';
import { browserAt } from '../session/session.browser';
import { type Renewed, sessionKind } from '../session/session.events';
import { streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';
import {
  decideGuessed,
  decideLink,
  decideLinkSignIn,
  decideNewPassword,
  decideRefresh,
  decideSignIn,
  decideSignOut,
  decideSignOutEverywhere,
  decideSignUp,
  type SignIn,
  type SignUp,
} from './auth.decider';
import { hashPassword, isPassword, isStrong } from './auth.password';

/** All calls of `auth/` [§7 B]. */
export const authRoutes = (platform: Platform): Route[] => {
  const { config, look, attempts, store, tokens, secrets, sessions, catalogue, countries, log } =
    platform;

  /** The player who holds an e-mail address or username, if any. */
  const holderOf = async (name: string): Promise<string | undefined> =>
    (await store.load(streamOf(claimKind, nameClaim(secrets, name)))).player;

  const token = (
    player: string,
    session: string,
    now: string,
    renewed?: Renewed,
  ): Promise<string> => tokens.sign(player, session, Date.parse(now), renewed);

  const signUp = async ({ body, agent, address, now, key }: Asked<typeof auth.signUp>) => {
    if (!(await isStrong(body.password, body, look.worn.name))) {
      return refused('password-weak', { field: 'body.password' });
    }
    const player = newId('player');
    const session = newId('session');
    const wanted: SignUp = {
      player,
      passwordHash: await hashPassword(body.password),
      body,
      favourites: catalogue.known(body.games ?? []),
      session,
      browser: browserAt(countries, { agent, address }),
      grant: newId('grant'),
      at: now,
    };
    const outcome = await store.execute({
      name: 'signUp',
      at: now,
      key,
      streams: {
        player: streamOf(playerKind, player),
        username: streamOf(claimKind, usernameClaim(secrets, body.username)),
        email: streamOf(claimKind, emailClaim(secrets, body.email)),
        wallet: streamOf(walletKind, player),
        session: streamOf(sessionKind, session),
        link: streamOf(linkKind, newId('link')),
      },
      decide: (states) => decideSignUp(states, wanted),
    });
    if ('refused' in outcome) return outcome;
    const { answer } = outcome;
    return {
      token: await token(answer.player, answer.session, now),
      username: body.username,
      email: body.email,
      isPlayerInOperator: true as const,
    };
  };

  /** Opens a session as the decider finds; with a link, by that in one step. */
  const openSession = async (given: SignIn, link?: string) => {
    const { player, at } = given;
    const session = newId('session');
    const command = { name: 'signIn', at };
    const streams = {
      player: streamOf(playerKind, player),
      session: streamOf(sessionKind, session),
      sanction: streamOf(sanctionKind, player),
    };
    const outcome =
      link === undefined
        ? await store.execute({
            ...command,
            streams,
            decide: (states) => decideSignIn(states, given),
          })
        : await store.execute({
            ...command,
            streams: { ...streams, link: streamOf(linkKind, link) },
            decide: (states) => decideLinkSignIn(states, given),
          });
    if ('refused' in outcome) return withReasons(platform, outcome);
    return { token: await token(player, session, at), playerInOperator: true as const };
  };

  /** Not awaited: the time of the answer would tell that the account exists. */
  const keepGuessed = (player: string, now: string): void => {
    void store
      .execute({
        name: 'keepGuessed',
        at: now,
        streams: { player: streamOf(playerKind, player) },
        decide: (states) => decideGuessed(states, now),
      })
      .catch((error: unknown) => log.error({ error }, 'the owner was not told of guesses'));
  };

  const signIn = async (asked: Asked<typeof auth.signIn>) => {
    const { body, now, isLocal, pardon } = asked;
    const name = body.email.trim();
    // By what was typed, whether an account bears it or not, so that nothing tells which.
    const guessedAt = nameClaim(secrets, name);
    const turn = await attempts.take('sign in', guessedAt, now);
    if (isRefused(turn)) return turn;
    const player = await holderOf(name);
    const account =
      player === undefined ? undefined : (await store.load(streamOf(playerKind, player))).account;
    // To strangers sample players are not there, nor to anybody where strangers may come.
    const isThere = account !== undefined && (!isSample(account) || (config.DEMO && isLocal));
    const passwordHash = isThere ? account.passwordHash : undefined;
    const same = await isPassword(passwordHash, body.password);
    const tell = () => {
      if (turn.count === GUESSES_TOLD && player !== undefined) keepGuessed(player, now);
    };
    if (!same || player === undefined || account === undefined || passwordHash === undefined) {
      tell();
      return refused('wrong-credentials');
    }
    const proof = await proofOf(platform, account, body, now);
    if (isRefused(proof)) {
      tell();
      return proof;
    }
    const { country, language } = body;
    const place = { country, language };
    const browser = browserAt(countries, asked);
    const entered = await openSession({ player, passwordHash, proof, place, browser, at: now });
    // Not before: whoever knows the password must not try codes for ever.
    if (isRefused(entered)) return entered;
    await attempts.forgive('sign in', guessedAt);
    await pardon();
    return entered;
  };

  /** Issues a link to whoever holds the address; nobody learns whether somebody does. */
  const issueLink = async (email: string, purpose: LinkPurpose, now: string) => {
    const turn = await attempts.take('mail', emailClaim(secrets, email), now);
    if (isRefused(turn)) return turn;
    const player = await holderOf(email);
    if (player === undefined) return done;
    // Not awaited: the time of the answer would tell that the account exists.
    void store
      .execute({
        name: 'issueLink',
        at: now,
        streams: { link: streamOf(linkKind, newId('link')) },
        decide: () => decideLink(player, purpose, now),
      })
      .catch((error: unknown) => log.error({ error }, 'a link was not issued'));
    return done;
  };

  /** Who reads their mail is the owner: what others tried or asked for must not keep them waiting. */
  const forgiveAll = async ({ email, username }: Account): Promise<void> => {
    await attempts.forgive('mail', emailClaim(secrets, email));
    for (const name of [email, username])
      await attempts.forgive('sign in', nameClaim(secrets, name));
  };

  /** The link's id and player, when the text is a link of ours that is still open. */
  const readLink = async (text: string, purpose: LinkPurpose, now: string) => {
    const id = secrets.open('link', text);
    if (id === undefined) return undefined;
    const state = await store.load(streamOf(linkKind, id));
    return isOpen(state, purpose, now) && state.player !== undefined
      ? { id, player: state.player }
      : undefined;
  };

  const whiteSignIn = async (asked: Asked<typeof auth.whiteSignIn>) => {
    const { body, now, pardon } = asked;
    if ('email' in body) return issueLink(body.email, 'sign in', now);
    const link = await readLink(body.link, 'sign in', now);
    if (link === undefined) return refused('link-invalid');
    const { player } = link;
    const { account } = await store.load(streamOf(playerKind, player));
    if (account === undefined) return refused('link-invalid');
    const turn = await attempts.take('sign in', player, now);
    if (isRefused(turn)) return turn;
    const proof = await proofOf(platform, account, body, now);
    if (isRefused(proof)) return proof;
    const entered = await openSession(
      { player, proof, browser: browserAt(countries, asked), at: now },
      link.id,
    );
    if (isRefused(entered)) return entered;
    await attempts.forgive('sign in', player);
    await pardon();
    await forgiveAll(account);
    return entered;
  };

  const newPassword = async ({ body, now, key }: Asked<typeof auth.newPassword>) => {
    const id = secrets.open('link', body.link);
    if (id === undefined) return refused('link-invalid');
    const { player } = await store.load(streamOf(linkKind, id));
    if (player === undefined) return refused('link-invalid');
    const { account } = await store.load(streamOf(playerKind, player));
    if (account === undefined) return refused('link-invalid');
    if (!(await isStrong(body.password, account, look.worn.name))) {
      return refused('password-weak', { field: 'body.password' });
    }
    const passwordHash = await hashPassword(body.password);
    const outcome = await store.execute({
      name: 'newPassword',
      at: now,
      key,
      streams: { link: streamOf(linkKind, id), player: streamOf(playerKind, player) },
      decide: (states) => decideNewPassword(states, passwordHash, now),
    });
    if ('refused' in outcome) return outcome;
    sessions.forgetPlayer(player);
    await forgiveAll(account);
    return outcome.answer;
  };

  const signOut = async ({ caller, now, key }: Asked<typeof auth.signOut>) => {
    const outcome = await store.execute({
      name: 'signOut',
      at: now,
      key,
      streams: { session: streamOf(sessionKind, caller.session) },
      decide: decideSignOut,
    });
    sessions.forgetSession(caller.session);
    return answerOf(outcome);
  };

  const signOutEverywhere = async ({ caller, now, key }: Asked<typeof auth.signOutEverywhere>) => {
    const outcome = await store.execute({
      name: 'signOutEverywhere',
      at: now,
      key,
      streams: { player: streamOf(playerKind, caller.player) },
      decide: decideSignOutEverywhere,
    });
    sessions.forgetPlayer(caller.player);
    return answerOf(outcome);
  };

  const refresh = async ({ caller, now }: Asked<typeof auth.refreshToken>) => {
    const outcome = await store.execute({
      name: 'refreshToken',
      at: now,
      streams: { session: streamOf(sessionKind, caller.session) },
      decide: (states) => decideRefresh(states, caller.generation, now),
    });
    sessions.forgetSession(caller.session);
    if ('refused' in outcome) return outcome;
    const { answer: renewed } = outcome;
    if (renewed === null) return refused('token-expired');
    return { refreshedToken: await token(caller.player, caller.session, now, renewed) };
  };

  const membership = async ({ body, caller }: Asked<typeof auth.userMembership>) => {
    if (caller === undefined) return {};
    const { account } = await store.load(streamOf(playerKind, caller.player));
    const [asked, own] =
      'email' in body ? [body.email, account?.email] : [body.username, account?.username];
    return asked.toLowerCase() === own?.toLowerCase() ? { member: true } : {};
  };

  return [
    on(auth.signUp, signUp),
    on(auth.signIn, signIn),
    on(auth.whiteSignIn, whiteSignIn),
    on(auth.signOut, signOut),
    on(auth.signOutEverywhere, signOutEverywhere),
    on(auth.refreshToken, refresh),
    on(auth.forgotPassword, ({ body, now }) => issueLink(body.email, 'new password', now)),
    on(auth.newPassword, newPassword),
    on(auth.checkUsername, async ({ body }) => ({
      available: (await holderOf(body.username)) === undefined,
    })),
    on(auth.userMembership, membership),
  ];
};
