import * as z from 'zod/mini';
import { FactorCode } from './auth';
import { call, staffCall } from './call';
import {
  EMAIL_MAX,
  PASSWORD_MAX,
  RECOVERY_CODES,
  STAFF_NAME_MAX,
  STAFF_PAGE,
  STAFF_WHY_MAX,
} from './limits';
import { PasskeyChallenge, PasskeyProof } from './passkey';
import { staffResources, staffRights, staffRoles } from './staff.rules';
import { Done, Id, Instant, PageIndex, PageSize, pageOf, textOf } from './words';

export const StaffRole = z.enum(staffRoles);
export const StaffResource = z.enum(staffResources);
export const StaffRight = z.enum(staffRights);

/** Of one role: what it may do with what. */
export const StaffGrants = z.partialRecord(StaffResource, z.array(StaffRight));
export type StaffGrants = z.infer<typeof StaffGrants>;
export const StaffGrid = z.record(StaffRole, StaffGrants);

/** The member who asks. */
export const StaffSelf = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  grants: StaffGrants,
  /** How many of the codes shown once are left. */
  recoveryLeft: z.int(),
});
export type StaffSelf = z.infer<typeof StaffSelf>;

/** A member as others of staff read them. */
export const StaffMember = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  /** `invited` until a password and a second factor were chosen. */
  status: z.enum(['invited', 'active', 'barred']),
  /** Who asked that they may choose their second factor anew: another has to approve. */
  recoveryBy: z.optional(z.string()),
  seenAt: z.optional(Instant),
});
export type StaffMember = z.infer<typeof StaffMember>;

const Why = textOf(3, STAFF_WHY_MAX);
const Email = z.string().check(z.trim(), z.minLength(3), z.maxLength(EMAIL_MAX));
const Password = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX));
/** The second factor: a code, or what a passkey says. */
const factor = { code: z.optional(FactorCode), passkey: z.optional(PasskeyProof) };
const isOne = z.refine<{ code?: unknown; passkey?: unknown }>(
  ({ code, passkey }) => (code === undefined) !== (passkey === undefined),
  { path: ['code'] },
);
const Link = z.string().check(z.minLength(10), z.maxLength(200));

const entering = {
  audience: 'anyone',
  rate: 'auth',
  stance: 'neutral',
  method: 'POST',
  spec: 'issue 19, decision 141',
} as const;
const Entered = z.object({ token: z.string(), self: StaffSelf });

export const staffEntrance = call({
  ...entering,
  method: 'GET',
  rate: 'read',
  name: 'staffEntrance',
  path: '/staff/entrance',
  kind: 'read',
  out: z.object({
    appName: z.string(),
    /** Not where the office has a bare address and no name: browsers make none for it. */
    takesPasskeys: z.boolean(),
    /** Sample members, each with a code that is good now: only where a platform tries itself out. */
    samples: z.array(
      z.object({
        name: z.string(),
        email: z.string(),
        role: StaffRole,
        password: z.string(),
        code: z.string(),
      }),
    ),
  }),
  refusals: [],
  says: 'What the door of the office shows',
});

export const staffSignIn = call({
  ...entering,
  name: 'staffSignIn',
  path: '/staff/sign-in',
  kind: 'command',
  body: z.object({ email: Email, password: Password, ...factor }).check(isOne),
  out: Entered,
  refusals: ['wrong-credentials', 'too-many-attempts'],
  says: 'Sign in as a member of staff: password and second factor together',
});

export const staffChallenge = call({
  ...entering,
  name: 'staffChallenge',
  path: '/staff/challenge',
  kind: 'read',
  out: PasskeyChallenge,
  refusals: [],
  says: 'What a passkey is asked to come in or to prove itself again; good for two minutes, once',
});

export const staffInvitation = call({
  ...entering,
  name: 'staffInvitation',
  path: '/staff/invitation',
  kind: 'read',
  body: z.object({ link: Link }),
  out: z.object({
    name: z.string(),
    email: z.string(),
    role: StaffRole,
    /** Base32: what an app of codes is given. */
    secret: z.string(),
    uri: z.string(),
  }),
  refusals: ['link-invalid'],
  says: 'What the holder of an invitation gives to their app of codes',
});

export const staffEnrol = call({
  ...entering,
  name: 'staffEnrol',
  path: '/staff/enrol',
  kind: 'command',
  body: z.object({ link: Link, password: Password, code: FactorCode }),
  out: z.extend(Entered, {
    /** Each opens the door once in place of a code; told this once and never again. */
    recovery: z.array(z.string()).check(z.maxLength(RECOVERY_CODES)),
  }),
  refusals: ['link-invalid', 'code-wrong', 'password-weak'],
  says: 'Choose a password and prove the second factor; tells the recovery codes once',
});

const own = {
  audience: 'staff',
  staff: 'own',
  stance: 'neutral',
  spec: 'issue 19, decision 141',
  refusals: [],
} as const;

export const staffSelf = staffCall({
  ...own,
  name: 'staffSelf',
  method: 'GET',
  path: '/staff/self',
  kind: 'read',
  rate: 'read',
  out: StaffSelf,
  says: 'Who the member is, and what they may',
});

export const staffProve = staffCall({
  ...own,
  name: 'staffProve',
  method: 'POST',
  path: '/staff/prove',
  kind: 'command',
  rate: 'write',
  body: z.object(factor).check(isOne),
  out: Done,
  refusals: ['code-wrong', 'passkey-refused', 'too-many-attempts'],
  says: 'Prove the second factor again; for five minutes dangerous deeds are not asked for it',
});

/** A sign-in of the member that still lasts. */
export const StaffSession = z.object({
  _id: Id,
  /** `Firefox, Linux`. */
  device: z.optional(z.string()),
  /** Country, ISO 3166-1. */
  place: z.optional(z.string()),
  openedAt: Instant,
  seenAt: Instant,
  /** The one that asks. */
  isThis: z.boolean(),
});
export type StaffSession = z.infer<typeof StaffSession>;

export const listStaffSessions = staffCall({
  ...own,
  name: 'listStaffSessions',
  method: 'GET',
  path: '/staff/sessions',
  kind: 'read',
  rate: 'read',
  out: z.object({ items: z.array(StaffSession), total: z.int() }),
  says: 'Where the member is signed in, with browser, place and time',
});

export const endStaffSession = staffCall({
  ...own,
  name: 'endStaffSession',
  method: 'POST',
  path: '/staff/sessions/end',
  kind: 'command',
  rate: 'write',
  body: z.object({ _id: Id }),
  out: Done,
  refusals: ['not-found'],
  says: 'End another sign-in of one’s own at once',
});

export const staffSignOut = staffCall({
  ...own,
  name: 'staffSignOut',
  method: 'POST',
  path: '/staff/sign-out',
  kind: 'command',
  rate: 'write',
  out: Done,
  says: 'End the session of the member',
});

const office = { audience: 'staff', stance: 'neutral', spec: 'issue 19, decision 141' } as const;
/** Who comes in and what they may: never by a second factor that somebody else could be using. */
const managing = {
  ...office,
  kind: 'command',
  rate: 'write',
  method: 'POST',
  isFresh: true,
} as const;
const reading = { ...office, kind: 'read', rate: 'read', method: 'GET', refusals: [] } as const;
const staffRead = { resource: 'staff', right: 'read' } as const;
const staffWrite = { resource: 'staff', right: 'write' } as const;

export const listStaff = staffCall({
  ...reading,
  name: 'listStaff',
  staff: staffRead,
  path: '/staff/members',
  out: z.object({ items: z.array(StaffMember), total: z.int(), grid: StaffGrid }),
  says: 'Who runs the platform, and what each role may',
});

export const addStaff = staffCall({
  ...managing,
  name: 'addStaff',
  staff: staffWrite,
  path: '/staff/members',
  body: z.object({ name: textOf(1, STAFF_NAME_MAX), email: Email, role: StaffRole, why: Why }),
  out: z.object({
    member: StaffMember,
    /** Handed over by whoever asked: it is mailed to nobody. */
    link: z.string(),
  }),
  refusals: ['member-exists', 'email-malformed'],
  says: 'Take somebody in; answers the link by which they choose password and second factor',
});

export const setStaffRole = staffCall({
  ...managing,
  name: 'setStaffRole',
  staff: staffWrite,
  path: '/staff/members/role',
  body: z.object({ _id: Id, role: StaffRole, why: Why }),
  out: StaffMember,
  refusals: ['not-found', 'approval-own'],
  says: 'Give a member another role; nobody changes their own',
});

export const barStaff = staffCall({
  ...managing,
  name: 'barStaff',
  staff: staffWrite,
  path: '/staff/members/bar',
  body: z.object({ _id: Id, barred: z.boolean(), why: Why }),
  out: StaffMember,
  refusals: ['not-found', 'approval-own', 'step-illegal'],
  says: 'Keep a member out at once, or let them in again; nobody does so to themselves',
});

export const askRecovery = staffCall({
  ...managing,
  name: 'askRecovery',
  staff: staffWrite,
  path: '/staff/members/recover',
  body: z.object({ _id: Id, why: Why }),
  out: StaffMember,
  refusals: ['not-found', 'approval-own'],
  says: 'Say that a member lost their second factor; a second member has to have seen them too',
});

export const approveRecovery = staffCall({
  ...managing,
  name: 'approveRecovery',
  staff: { resource: 'staff', right: 'approve' },
  path: '/staff/members/recover/approve',
  body: z.object({ _id: Id, why: Why }),
  out: z.object({
    member: StaffMember,
    /** Handed over by whoever approved: it is mailed to nobody. */
    link: z.string(),
  }),
  refusals: ['not-found', 'approval-own', 'step-illegal'],
  says: 'Let a member choose password and second factor anew, as another member asked',
});

export const setStaffGrid = staffCall({
  ...managing,
  name: 'setStaffGrid',
  staff: staffWrite,
  path: '/staff/grid',
  body: z.object({
    role: StaffRole,
    resource: StaffResource,
    rights: z.array(StaffRight).check(z.maxLength(staffRights.length)),
    why: Why,
  }),
  out: StaffGrid,
  refusals: ['grid-locked'],
  says: 'What a role may do with something',
});

/** What a member did: in the log for ever, in its chain of hashes. */
export const AuditEntry = z.object({
  _id: Id,
  at: Instant,
  staff: z.string(),
  name: z.string(),
  role: z.string(),
  /** The call. */
  deed: z.string(),
  resource: z.string(),
  /** What it was done to. */
  subject: z.string(),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
  why: z.string(),
  /** Where in the log it stands. */
  position: z.int(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const listAudit = staffCall({
  ...reading,
  name: 'listAudit',
  staff: { resource: 'audit', right: 'read' },
  method: 'POST',
  path: '/staff/audit',
  body: z.object({
    search: z._default(z.string().check(z.maxLength(60)), ''),
    resource: z.optional(StaffResource),
    pageIndex: z._default(PageIndex, 0),
    pageSize: z._default(PageSize, STAFF_PAGE),
  }),
  out: pageOf(AuditEntry),
  says: 'What staff did, the last first: by member, deed, subject or reason',
});
