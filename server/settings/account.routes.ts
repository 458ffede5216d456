import { TOKEN_LIFETIME_MS } from '../../contract/limits';
import * as contract from '../../contract/settings';
import { hashPassword, isStrong } from '../auth/auth.password';
import { claimKind, emailClaim, usernameClaim } from '../claim/claim.events';
import { provenBy } from '../factor/factor.proof';
import { type Asked, done, doneOf, isRefused, on, type Route, refused } from '../http/route';
import { linkKind } from '../link/link.events';
import type { Platform } from '../platform';
import { type Account, playerKind } from '../player/player.events';
import { onOwn } from '../player/player.guard';
import { newId } from '../secret/secret';
import { sessionKind } from '../session/session.events';
import { recordsNothing } from '../store/decision';
import { streamOf } from '../store/stream';
import * as decider from './account.decider';
import { exportOf } from './account.export';
import { eraseBy } from './erasure.command';

/** E-mail address, username, password, sessions, export and erasure [§7 B settings]. */
export const accountRoutes = (platform: Platform): Route[] => {
  const { look, attempts, store, sql, secrets, sessions } = platform;
  const playerStream = (player: string) => streamOf(playerKind, player);
  const claim = (name: string) => streamOf(claimKind, name);

  const accountOf = async (player: string): Promise<Account | undefined> =>
    (await store.load(playerStream(player))).account;

  const changeEmail = async ({ caller, body, now, key }: Asked<typeof contract.changeEmail>) => {
    const { player } = caller;
    const proven = await provenBy(platform, player, body, now);
    if (isRefused(proven)) return proven;
    const { email } = body;
    const turn = await attempts.take('mail', emailClaim(secrets, email), now);
    if (isRefused(turn)) return turn;
    const link = newId('link');
    const outcome = await store.execute({
      name: 'changeEmail',
      at: now,
      key,
      streams: {
        player: playerStream(player),
        claim: claim(emailClaim(secrets, email)),
        link: streamOf(linkKind, link),
      },
      decide: (states) =>
        decider.decideEmailRequest(states, { player, ...proven, email, link, now }),
    });
    return 'refused' in outcome ? outcome : { ...done, resetEmail: email };
  };

  const cancelEmail = async ({ caller, now, key }: Asked<typeof contract.cancelEmail>) => {
    const outcome = await store.execute({
      name: 'cancelEmail',
      at: now,
      key,
      streams: { player: playerStream(caller.player) },
      decide: ({ player }) => decider.decideEmailCancel(player),
    });
    return doneOf(outcome);
  };

  /** Mails the link for the address that waits to be proven, if one does. */
  const mailAgain = async ({ caller, now, key }: Asked<typeof contract.verifyEmail>) => {
    if (caller === undefined) return refused('not-signed-in');
    const { player } = caller;
    const state = await store.load(playerStream(player));
    const decision = decider.decideEmailLink(state, player, now);
    if ('refused' in decision || recordsNothing(decision)) return done;
    const turn = await attempts.take('mail', emailClaim(secrets, state.account?.email ?? ''), now);
    if (isRefused(turn)) return turn;
    const outcome = await store.execute({
      name: 'verifyEmail',
      at: now,
      key,
      streams: { link: streamOf(linkKind, newId('link')) },
      decide: () => decision,
    });
    return doneOf(outcome);
  };

  const useLink = async (text: string, { now, key }: Asked<typeof contract.verifyEmail>) => {
    const link = secrets.open('link', text);
    if (link === undefined) return refused('link-invalid');
    const { player, purpose } = await store.load(streamOf(linkKind, link));
    const seen = player === undefined ? undefined : await accountOf(player);
    if (player === undefined || seen === undefined) return refused('link-invalid');
    const streams = { player: playerStream(player), link: streamOf(linkKind, link) };
    const command = { name: 'verifyEmail', at: now, key };
    const email = seen.reset?.email;
    const outcome =
      purpose === 'new email' && email !== undefined
        ? await store.execute({
            ...command,
            streams: {
              ...streams,
              before: claim(emailClaim(secrets, seen.email)),
              claim: claim(emailClaim(secrets, email)),
            },
            decide: (states) =>
              decider.decideEmailChange(states, { player, seen, email, link, now }),
          })
        : await store.execute({
            ...command,
            streams,
            decide: (states) => decider.decideEmailProof(states, now),
          });
    return doneOf(outcome);
  };

  const changeUsername = async ({
    caller,
    body: { username },
    now,
    key,
  }: Asked<typeof contract.changeUsername>) => {
    const { player } = caller;
    const seen = await accountOf(player);
    if (seen === undefined) return refused('token-expired');
    const before = usernameClaim(secrets, seen.username);
    const wanted = usernameClaim(secrets, username);
    const command = { name: 'changeUsername', at: now, key };
    const outcome =
      before === wanted
        ? await store.execute({
            ...command,
            streams: { player: playerStream(player) },
            decide: (states) => decider.decideSpelling(states.player, seen, username),
          })
        : await store.execute({
            ...command,
            streams: { player: playerStream(player), before: claim(before), claim: claim(wanted) },
            decide: (states) => decider.decideUsername(states, { player, seen, username }),
          });
    return 'refused' in outcome ? outcome : { username };
  };

  const changePassword = async ({
    caller,
    body,
    now,
    key,
  }: Asked<typeof contract.changePassword>) => {
    const account = await accountOf(caller.player);
    if (account === undefined) return refused('token-expired');
    if (!(await isStrong(body.newPassword, account, look.worn.name))) {
      return refused('password-weak', { field: 'body.newPassword' });
    }
    const proven = await provenBy(platform, caller.player, body, now);
    if (isRefused(proven)) return proven;
    const passwordHash = await hashPassword(body.newPassword);
    const outcome = await store.execute({
      name: 'changePassword',
      at: now,
      key,
      streams: { player: playerStream(caller.player) },
      decide: ({ player }) =>
        decider.decidePassword(player, {
          ...proven,
          passwordHash,
          session: caller.session,
          now,
        }),
    });
    if ('refused' in outcome) return outcome;
    sessions.forgetPlayer(caller.player);
    return done;
  };

  const eraseAccount = async ({ caller, body, now, key }: Asked<typeof contract.eraseAccount>) => {
    const { player } = caller;
    const proven = await provenBy(platform, player, body, now);
    if (isRefused(proven)) return proven;
    const outcome = await eraseBy(platform, {
      name: 'eraseAccount',
      player,
      seen: proven.seen,
      at: now,
      key,
      decide: (states) => decider.decideErasure(states, proven, now),
    });
    return doneOf(outcome);
  };

  const listSessions = async ({ caller, now }: Asked<typeof contract.listSessions>) => {
    const rows = await sql<
      {
        id: string;
        device: string | null;
        place: string | null;
        opened: Date;
        expires: Date;
      }[]
    >`
      select id, device, place, opened, coalesce(expires, opened) as expires from sessions
      where player = ${caller.player} and not ended and (expires > ${now} or id = ${caller.session})
      order by opened desc, id limit 100`;
    return {
      items: rows.map(({ id, device, place, opened, expires }) => ({
        _id: id,
        ...(device === null ? {} : { device }),
        ...(place === null ? {} : { place }),
        openedAt: opened.toISOString(),
        seenAt: new Date(
          Math.max(opened.getTime(), expires.getTime() - TOKEN_LIFETIME_MS),
        ).toISOString(),
        current: id === caller.session,
      })),
    };
  };

  const endSession = async ({ caller, body, now, key }: Asked<typeof contract.endSession>) => {
    const outcome = await store.execute({
      name: 'endSession',
      at: now,
      key,
      streams: { session: streamOf(sessionKind, body._id) },
      decide: ({ session }) => decider.decideSessionEnd(session, caller.player),
    });
    if ('refused' in outcome) return outcome;
    sessions.forgetSession(body._id);
    return done;
  };

  return [
    on(contract.changeEmail, changeEmail),
    on(contract.cancelEmail, cancelEmail),
    on(contract.verifyEmail, (asked) =>
      asked.body.link === undefined ? mailAgain(asked) : useLink(asked.body.link, asked),
    ),
    on(contract.changeUsername, changeUsername),
    onOwn(contract.changePassword, changePassword),
    on(contract.listSessions, listSessions),
    on(contract.endSession, endSession),
    on(contract.exportAccount, async ({ caller, now }) => exportOf(platform, caller.player, now)),
    on(contract.eraseAccount, eraseAccount),
  ];
};
