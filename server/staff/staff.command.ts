import type { StaffRole } from '../../contract/staff.rules';
import type { Platform } from '../platform';
import { newId, type Secrets } from '../secret/secret';
import type { Outcome } from '../store/command';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';
import { ROSTER, type RosterState, rosterKind } from './roster.events';
import {
  decideAddStaff,
  decideApproveRecovery,
  decideInvite,
  type StaffStep,
} from './staff.decider';
import { staffKind } from './staff.events';

type Needs = Pick<Platform, 'secrets'> & { store: Pick<Store, 'execute' | 'load'> };

/** What the roster knows an address by: the same whatever its case, and since whichever secret. */
export const addressOf = (
  secrets: Secrets,
  { members }: Pick<RosterState, 'members'>,
  email: string,
): string =>
  secrets.recall(
    'staff address',
    email.trim().toLowerCase(),
    (address) => members[address] !== undefined,
  );

const newInvite = (staff: string): string => `${staff}:${newId('invite')}`;

/** Whose invitation it is. */
export const invitedBy = (invite: string): string => invite.slice(0, invite.indexOf(':'));

/** What opens the door once: told to whoever asked for it, kept by nobody. */
const linkOf = (secrets: Secrets, publicUrl: string, invite: string): string =>
  `${publicUrl}/staff#${secrets.seal('staff invite', invite)}`;

export interface Wanted {
  name: string;
  email: string;
  role: StaffRole;
}

type Invited = { id: string; link: string };

const invitedAs = (outcome: Outcome<null>, told: Invited): Invited | Outcome<null> =>
  'refused' in outcome ? outcome : told;

/**
 * Takes a member in; answers the link by which they choose password and second factor. Refuses
 * `email-malformed` and `member-exists`.
 */
export const addStaff = async (
  { store, secrets }: Needs,
  publicUrl: string,
  { name, email, role }: Wanted,
  step: StaffStep,
): Promise<Invited | Outcome<null>> => {
  const id = newId('staff');
  const invite = newInvite(id);
  const address = addressOf(secrets, await store.load(streamOf(rosterKind, ROSTER)), email);
  const outcome = await store.execute({
    name: 'addStaff',
    at: step.at,
    streams: { member: streamOf(staffKind, id), roster: streamOf(rosterKind, ROSTER) },
    decide: (states) =>
      decideAddStaff(states, { id, name, email: email.trim(), address, role, invite }, step),
  });
  return invitedAs(outcome, { id, link: linkOf(secrets, publicUrl, invite) });
};

/** The member of an address. */
export const memberOf = async (
  { store, secrets }: Needs,
  email: string,
): Promise<string | undefined> => {
  const roster = await store.load(streamOf(rosterKind, ROSTER));
  return roster.members[addressOf(secrets, roster, email)];
};

/** Invites a member anew, as the operator of the machine. Refuses `not-found`. */
export const inviteStaff = async (
  parts: Needs,
  publicUrl: string,
  email: string,
  step: StaffStep,
): Promise<Invited | Outcome<null>> => {
  const id = (await memberOf(parts, email)) ?? 'staff_nobody';
  const invite = newInvite(id);
  const outcome = await parts.store.execute({
    name: 'inviteStaff',
    at: step.at,
    streams: { member: streamOf(staffKind, id) },
    decide: ({ member }) => decideInvite(member, invite, step),
  });
  return invitedAs(outcome, { id, link: linkOf(parts.secrets, publicUrl, invite) });
};

/** Invites a member anew, as a second member who saw them. Refuses as `decideApproveRecovery` does. */
export const approveRecovery = async (
  { store, secrets }: Needs,
  publicUrl: string,
  id: string,
  step: StaffStep,
): Promise<Invited | Outcome<null>> => {
  const invite = newInvite(id);
  const outcome = await store.execute({
    name: 'approveRecovery',
    at: step.at,
    streams: { member: streamOf(staffKind, id) },
    decide: ({ member }) => decideApproveRecovery(member, id, invite, step),
  });
  return invitedAs(outcome, { id, link: linkOf(secrets, publicUrl, invite) });
};
