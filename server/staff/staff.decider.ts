import { isEmail } from '../../contract/auth.rules';
import { STAFF_INVITE_MS } from '../../contract/limits';
import { problem } from '../../contract/problems';
import {
  isLocked,
  type StaffResource,
  type StaffRight,
  type StaffRole,
  staffRights,
} from '../../contract/staff.rules';
import type { Factor, Proof } from '../factor/factor.state';
import { type Browser, browserOf } from '../session/session.browser';
import { accept, type Decision, refuse } from '../store/decision';
import { type At, provenBy } from './factor.decider';
import { gridOf, type RosterEvent, type RosterState } from './roster.events';
import type { StaffEvent, StaffState } from './staff.events';

type Deciding = Decision<{ member: StaffEvent[] }, null>;

/** Who decides it, and when (ISO 8601). */
export interface StaffStep {
  by: string;
  at: string;
}

const invited = (invite: string, { by, at }: StaffStep): StaffEvent => ({
  type: 'staff.invited',
  invite,
  until: new Date(Date.parse(at) + STAFF_INVITE_MS).toISOString(),
  by,
  at,
});

export interface NewMember {
  id: string;
  name: string;
  email: string;
  /** What the roster knows the address by. */
  address: string;
  role: StaffRole;
  invite: string;
}

/** Takes somebody in, whose address nobody has, with an invitation. */
export const decideAddStaff = (
  { member, roster }: { member: StaffState; roster: RosterState },
  { id, name, email, address, role, invite }: NewMember,
  step: StaffStep,
): Decision<{ member: StaffEvent[]; roster: RosterEvent[] }, null> => {
  if (!isEmail(email)) return refuse(problem('email-malformed', { field: 'body.email' }));
  if (member.phase !== 'none' || roster.members[address] !== undefined)
    return refuse(problem('member-exists'));
  return accept(
    {
      member: [{ type: 'staff.added', name, email, role, ...step }, invited(invite, step)],
      roster: [{ type: 'roster.joined', staff: id, address, at: step.at }],
    },
    null,
  );
};

/** Invites a member anew: who lost the second factor, or let the link grow old. */
export const decideInvite = (member: StaffState, invite: string, step: StaffStep): Deciding =>
  member.phase === 'none' || member.phase === 'barred'
    ? refuse(problem('not-found'))
    : accept({ member: [invited(invite, step)] }, null);

/** Whether the invitation still opens the door, at an instant (ISO 8601). */
export const isInvited = ({ phase, invite }: StaffState, id: string, at: string): boolean =>
  (phase === 'invited' || phase === 'active') && invite?.id === id && at < invite.until;

export interface Enrolment extends Browser {
  invite: string;
  passwordHash: string;
  factor: Factor;
  recovery: string[];
  step: number;
  at: string;
}

/** Takes password and second factor, once for each invitation. */
export const decideEnrol = (member: StaffState, { invite, ...chosen }: Enrolment): Deciding =>
  isInvited(member, invite, chosen.at)
    ? accept({ member: [{ type: 'staff.enrolled', ...chosen }] }, null)
    : refuse(problem('link-invalid'));

/** Lets in whom password and second factor prove, whose password was looked at against this very hash. */
export const decideEnter = (
  member: StaffState,
  passwordHash: string,
  proof: Proof,
  at: At,
): Deciding => {
  const isTheirs = member.phase === 'active' && member.passwordHash === passwordHash;
  const proven = isTheirs ? provenBy(member, proof, at) : undefined;
  if (proven === undefined) return refuse(problem('wrong-credentials'));
  const isKnown = member.browsers.includes(browserOf(at));
  return accept(
    { member: isKnown ? [proven] : [proven, { type: 'staff.browserMet', ...at }] },
    null,
  );
};

/** One member saw whoever lost their second factor; to say so again is silent. */
export const decideAskRecovery = (
  member: StaffState,
  id: string,
  { by, at }: StaffStep,
): Deciding => {
  if (member.phase !== 'active') return refuse(problem('not-found'));
  if (by === id) return refuse(problem('approval-own'));
  if (member.recoveryBy === by) return accept({}, null);
  return accept({ member: [{ type: 'staff.recoveryAsked', by, at }] }, null);
};

/** A second member saw them too: they are invited anew. */
export const decideApproveRecovery = (
  member: StaffState,
  id: string,
  invite: string,
  step: StaffStep,
): Deciding => {
  if (member.phase !== 'active') return refuse(problem('not-found'));
  if (member.recoveryBy === undefined) return refuse(problem('step-illegal'));
  if (step.by === id || step.by === member.recoveryBy) return refuse(problem('approval-own'));
  return accept({ member: [invited(invite, step)] }, null);
};

/** Another role; nobody changes their own. To say so again is silent. */
export const decideSetRole = (
  member: StaffState,
  id: string,
  role: StaffRole,
  { by, at }: StaffStep,
): Deciding => {
  if (member.phase === 'none') return refuse(problem('not-found'));
  if (by === id) return refuse(problem('approval-own'));
  if (member.role === role) return accept({}, null);
  return accept({ member: [{ type: 'staff.roleSet', role, by, at }] }, null);
};

/** Keeps a member out, or lets them in again; nobody does so to themselves. */
export const decideBar = (
  member: StaffState,
  id: string,
  isBarred: boolean,
  { by, at }: StaffStep,
): Deciding => {
  if (member.phase === 'none') return refuse(problem('not-found'));
  if (by === id) return refuse(problem('approval-own'));
  if ((member.phase === 'barred') === isBarred) return accept({}, null);
  return accept({ member: [{ type: isBarred ? 'staff.barred' : 'staff.restored', by, at }] }, null);
};

/** What a role may do with something; that somebody may change the grid stays so. */
export const decideGrant = (
  roster: RosterState,
  wanted: { role: StaffRole; resource: StaffResource; rights: readonly StaffRight[] },
  { by, at }: StaffStep,
): Decision<{ roster: RosterEvent[] }, null> => {
  const { role, resource } = wanted;
  if (isLocked(role, resource)) return refuse(problem('grid-locked'));
  const rights = staffRights.filter((right) => wanted.rights.includes(right));
  const before = gridOf(roster)[role][resource] ?? [];
  if (rights.join() === before.join()) return accept({}, null);
  return accept({ roster: [{ type: 'roster.granted', role, resource, rights, by, at }] }, null);
};
