import type { PasskeyProof } from '../../contract/passkey';
import * as contract from '../../contract/staff';
import { hashPassword, isPassword, isStrong } from '../auth/auth.password';
import { AppCodes, newRecovery } from '../factor/factor.codes';
import {
  Challenges,
  challengeOf,
  passkeyProof,
  siteOf,
  takesPasskeys,
} from '../factor/factor.passkey';
import type { Proof } from '../factor/factor.state';
import { type Asked, done, isRefused, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { type Browser, browserAt } from '../session/session.browser';
import { streamOf } from '../store/stream';
import { decideProve } from './factor.decider';
import { gridOf, ROSTER, rosterKind } from './roster.events';
import { invitedBy, memberOf } from './staff.command';
import { decideEnrol, decideEnter, isInvited } from './staff.decider';
import { type StaffState, staffKind } from './staff.events';
import { selfOf } from './staff.query';
import { isSampleStaff, samplesShown } from './staff.sample';

/** How members come in, and prove that it is still they [decisions 141, 145]. */
export const staffRoutes = (platform: Platform): Route[] => {
  const { store, secrets, attempts, config, look, countries, sql, staffSessions } = platform;
  const site = siteOf(config.PUBLIC_URL);
  const challenges = new Challenges(sql);
  const codes = new AppCodes(secrets, 'staff factor');
  const roster = streamOf(rosterKind, ROSTER);
  const gridNow = async () => gridOf(await store.load(roster));

  const selfNow = async (staff: string) => {
    const state = await store.load(streamOf(staffKind, staff));
    const { name, role } = state;
    return selfOf({ staff, name, role, grants: (await gridNow())[role] }, state);
  };

  const entered = async (staff: string, now: string, browser: Browser) => ({
    token: await staffSessions.open(staff, now, browser),
    self: await selfNow(staff),
  });

  /** What was given for the second factor, looked at; undefined where it proves nothing. */
  const proofGiven = async (
    member: StaffState,
    { code, passkey }: { code?: string | undefined; passkey?: PasskeyProof | undefined },
    now: string,
  ): Promise<Proof | undefined> => {
    if (passkey !== undefined)
      return passkeyProof(member.passkeys, passkey, { site, challenges, now });
    if (code === undefined || member.factor === undefined) return undefined;
    return codes.proofOf(member.factor, code, now);
  };

  const challenge = ({ now }: Asked<typeof contract.staffChallenge>) =>
    challengeOf({ site, challenges, now });

  const entrance = async ({ isLocal, now }: Asked<typeof contract.staffEntrance>) => ({
    appName: look.worn.name,
    takesPasskeys: takesPasskeys(site),
    samples: config.DEMO && isLocal ? await samplesShown(platform, now) : [],
  });

  const signIn = async (asked: Asked<typeof contract.staffSignIn>) => {
    const { body, now, isLocal, pardon } = asked;
    const whose = secrets.derive('staff attempts', body.email.toLowerCase());
    const turn = await attempts.take('sign in', whose, now);
    if (isRefused(turn)) return turn;
    const isThere = !isSampleStaff(body.email) || (config.DEMO && isLocal);
    const id = isThere ? await memberOf(platform, body.email) : undefined;
    const member = id === undefined ? undefined : await store.load(streamOf(staffKind, id));
    // Takes as long for whom there is not.
    const same = await isPassword(member?.passwordHash, body.password);
    const passwordHash = member?.passwordHash;
    if (!same || id === undefined || member === undefined || passwordHash === undefined)
      return refused('wrong-credentials');
    const proof = await proofGiven(member, body, now);
    if (proof === undefined) return refused('wrong-credentials');
    const browser = browserAt(countries, asked);
    const outcome = await store.execute({
      name: 'staffSignIn',
      at: now,
      streams: { member: streamOf(staffKind, id) },
      decide: (states) => decideEnter(states.member, passwordHash, proof, { ...browser, at: now }),
    });
    if ('refused' in outcome) return outcome;
    await attempts.forgive('sign in', whose);
    await pardon();
    return entered(id, now, browser);
  };

  /** The invitation behind a link, and whose it is, while it is good. */
  const readLink = async (link: string, now: string) => {
    const invite = secrets.open('staff invite', link);
    if (invite === undefined) return undefined;
    const id = invitedBy(invite);
    const member = await store.load(streamOf(staffKind, id));
    return isInvited(member, invite, now) ? { invite, id, member } : undefined;
  };

  const invitation = async ({ body, now }: Asked<typeof contract.staffInvitation>) => {
    const found = await readLink(body.link, now);
    if (found === undefined) return refused('link-invalid');
    const { name, email, role } = found.member;
    const factor = codes.factorOf(found.invite);
    return { name, email, role, ...codes.shown(factor, `${look.worn.name} office`, email) };
  };

  const enrol = async (asked: Asked<typeof contract.staffEnrol>) => {
    const { body, now, pardon } = asked;
    const found = await readLink(body.link, now);
    if (found === undefined) return refused('link-invalid');
    const { invite, id, member } = found;
    if (
      !(await isStrong(
        body.password,
        { username: member.name, email: member.email },
        look.worn.name,
      ))
    )
      return refused('password-weak', { field: 'body.password' });
    const factor = codes.factorOf(invite);
    const step = codes.stepOf(factor, body.code, now);
    if (step === undefined) return refused('code-wrong', { field: 'body.code' });
    const recovery = newRecovery();
    const passwordHash = await hashPassword(body.password);
    const browser = browserAt(countries, asked);
    const outcome = await store.execute({
      name: 'staffEnrol',
      at: now,
      streams: { member: streamOf(staffKind, id) },
      decide: (states) =>
        decideEnrol(states.member, {
          invite,
          passwordHash,
          factor,
          recovery: recovery.kept,
          step,
          ...browser,
          at: now,
        }),
    });
    if ('refused' in outcome) return outcome;
    await staffSessions.endAll(id);
    await pardon();
    return { ...(await entered(id, now, browser)), recovery: recovery.shown };
  };

  const prove = async ({ body, caller, now }: Asked<typeof contract.staffProve>) => {
    const { staff, session } = caller;
    const whose = secrets.derive('staff attempts', staff);
    const turn = await attempts.take('sign in', whose, now);
    if (isRefused(turn)) return turn;
    const stream = streamOf(staffKind, staff);
    const proof = await proofGiven(await store.load(stream), body, now);
    if (proof === undefined)
      return refused(body.passkey === undefined ? 'code-wrong' : 'passkey-refused');
    const outcome = await store.execute({
      name: 'staffProve',
      at: now,
      streams: { member: stream },
      decide: ({ member }) => decideProve(member, proof, now),
    });
    if ('refused' in outcome) return outcome;
    await attempts.forgive('sign in', whose);
    await staffSessions.prove(session, now);
    return done;
  };

  const sessions = async ({ caller, now }: Asked<typeof contract.listStaffSessions>) => {
    const items = await staffSessions.listOf(caller, now);
    return { items, total: items.length };
  };

  const endSession = async ({ body, caller }: Asked<typeof contract.endStaffSession>) =>
    (await staffSessions.endOf(caller.staff, body._id)) ? done : refused('not-found');

  const signOut = async ({ caller }: Asked<typeof contract.staffSignOut>) => {
    await staffSessions.end(caller.session);
    return done;
  };

  return [
    on(contract.staffEntrance, entrance),
    on(contract.staffSignIn, signIn),
    on(contract.staffInvitation, invitation),
    on(contract.staffEnrol, enrol),
    on(contract.staffSelf, ({ caller }) => selfNow(caller.staff)),
    on(contract.staffChallenge, challenge),
    on(contract.staffProve, prove),
    on(contract.listStaffSessions, sessions),
    on(contract.endStaffSession, endSession),
    on(contract.staffSignOut, signOut),
  ];
};
