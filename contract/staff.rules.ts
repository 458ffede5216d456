/** What the people who run the platform are to it [decision 141]. */
export const staffRoles = [
  'support',
  'moderator',
  'translator',
  'content',
  'finance',
  'admin',
] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What calls of staff are about. */
export const staffResources = [
  'players',
  'tickets',
  'reports',
  'words',
  'advertisements',
  'look',
  'withdrawals',
  'identities',
  'corrections',
  'money',
  'games',
  'health',
  'audit',
  'staff',
] as const;
export type StaffResource = (typeof staffResources)[number];

export const staffRights = ['read', 'write', 'approve'] as const;
export type StaffRight = (typeof staffRights)[number];

/** Of one role: what it may do with what. What is not named it may not do. */
export type Grants = Readonly<Partial<Record<StaffResource, readonly StaffRight[]>>>;
export type StaffGrid = Readonly<Record<StaffRole, Grants>>;

const read = ['read'] as const;
const write = ['read', 'write'] as const;
const all = ['read', 'write', 'approve'] as const;

/** The grid of a new platform; whoever may write `staff` changes it. */
export const defaultGrid: StaffGrid = {
  support: { players: write, tickets: write, reports: read, withdrawals: read, corrections: write },
  moderator: { players: write, tickets: read, reports: write },
  translator: { words: write },
  content: {
    advertisements: write,
    look: write,
    words: read,
    games: read,
  },
  finance: {
    players: read,
    withdrawals: all,
    identities: all,
    corrections: all,
    money: read,
    games: write,
    audit: read,
  },
  admin: {
    players: all,
    tickets: write,
    reports: write,
    words: write,
    advertisements: write,
    look: write,
    withdrawals: all,
    identities: all,
    corrections: all,
    money: read,
    games: write,
    health: read,
    audit: read,
    staff: all,
  },
};

/** What a call of staff needs, or that it is about the member alone. */
export type StaffNeed = { readonly resource: StaffResource; readonly right: StaffRight } | 'own';

/** The one question of who may. */
export const mayStaff = (grants: Grants, need: StaffNeed): boolean =>
  need === 'own' || (grants[need.resource] ?? []).includes(need.right);

/** Without these nobody could ever change the grid again. */
export const isLocked = (role: StaffRole, resource: StaffResource): boolean =>
  role === 'admin' && resource === 'staff';

/** Where a correction of an amount may stand: it moves once a second member approved it. */
export const correctionSteps = ['waiting', 'done', 'refused'] as const;
export type CorrectionStatus = (typeof correctionSteps)[number];
