import { type Grants, mayStaff, type StaffResource } from '../../contract/staff.rules';
import { ticketCategories } from '../../contract/ticket.rules';

/** The desks, in the order of the office's menu, each with what one must read to sit at it; `own` is anybody's. */
export const desks = {
  withdrawals: 'withdrawals',
  identities: 'identities',
  corrections: 'corrections',
  players: 'players',
  tickets: 'tickets',
  reports: 'reports',
  words: 'words',
  advertisements: 'advertisements',
  look: 'look',
  holidays: 'look',
  statements: 'look',
  deposits: 'money',
  accounts: 'money',
  differences: 'money',
  games: 'games',
  achievements: 'games',
  missions: 'games',
  scratchers: 'games',
  templates: 'games',
  tournaments: 'games',
  jurisdictions: 'games',
  affiliates: 'games',
  suppliers: 'games',
  health: 'health',
  calls: 'health',
  members: 'staff',
  audit: 'audit',
  passkeys: 'own',
  sessions: 'own',
} as const satisfies Record<string, StaffResource | 'own'>;
export type DeskName = keyof typeof desks;

/** What a desk is asked for; `page` counts from 1. */
export interface DeskQuery {
  search: string;
  /** Of the desk's own: `waiting`, `open`; empty for all. */
  filter: string;
  /** What they are about, where the desk tells kinds apart; absent for all. */
  kind?: string;
  page: number;
}

/** Where one is: a desk, what is asked of it, and what lies open on it. */
export interface OfficeAddress {
  desk: DeskName;
  query: DeskQuery;
  id?: string;
}

/** What waits is what one comes for. */
export const filtersOf: Readonly<Record<DeskName, readonly string[]>> = {
  withdrawals: ['waiting', 'paying', 'paid', 'refused', 'cancelled', ''],
  identities: ['submitted', 'reviewing', 'verified', 'refused', ''],
  corrections: ['waiting', 'done', 'refused', ''],
  players: [''],
  tickets: ['awaiting_support_reply', 'mine', 'awaiting_player_reply', 'resolved', ''],
  reports: ['open', 'upheld', 'dismissed'],
  words: ['open', 'locked'],
  advertisements: [''],
  look: [''],
  holidays: [''],
  statements: [''],
  deposits: ['', 'succeeded', 'reversed', 'refused', 'authorising', 'expired'],
  accounts: [''],
  differences: [''],
  games: [''],
  achievements: [''],
  missions: [''],
  scratchers: [''],
  templates: [''],
  tournaments: [''],
  jurisdictions: [''],
  affiliates: [''],
  suppliers: [''],
  health: ['', 'late'],
  calls: [''],
  members: [''],
  audit: [''],
  passkeys: [''],
  sessions: [''],
};

/** What things at a desk are about, by which its list is narrowed as well. */
export const kindsOf: Readonly<Partial<Record<DeskName, readonly string[]>>> = {
  tickets: ticketCategories,
};

/** A desk as one comes to it. */
export const freshAt = (desk: DeskName): OfficeAddress => ({
  desk,
  query: { search: '', filter: filtersOf[desk][0] ?? '', page: 1 },
});

/** The desks at which a member may sit. */
export const desksFor = (grants: Grants): DeskName[] =>
  (Object.keys(desks) as DeskName[]).filter((desk) => {
    const resource = desks[desk];
    return mayStaff(grants, resource === 'own' ? 'own' : { resource, right: 'read' });
  });

const ROOT = '/staff';
const SEARCH_MAX = 60;
const PAGES_MAX = 10_000;
const isDesk = (text: string): text is DeskName => Object.hasOwn(desks, text);

/** The address as a path; what is as usual is left out of it. */
export const pathOf = ({ desk, query, id }: OfficeAddress): string => {
  const usual = freshAt(desk).query;
  const pairs = [
    query.search === '' ? '' : `search=${encodeURIComponent(query.search)}`,
    query.filter === usual.filter ? '' : `filter=${encodeURIComponent(query.filter)}`,
    query.kind === undefined ? '' : `kind=${encodeURIComponent(query.kind)}`,
    query.page === 1 ? '' : `page=${query.page}`,
  ].filter((pair) => pair !== '');
  const path = id === undefined ? `${ROOT}/${desk}` : `${ROOT}/${desk}/${encodeURIComponent(id)}`;
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
};

/** What a path means, with the parts of its query; what it cannot mean is as usual. */
export const addressAt = (
  path: string,
  given: Readonly<Record<string, string | undefined>>,
): OfficeAddress | undefined => {
  const [, root, desk = '', id = ''] = path.split('/');
  if (root !== 'staff' || !isDesk(desk)) return undefined;
  const usual = freshAt(desk).query;
  const page = Number(given['page']);
  const kind = kindsOf[desk]?.find((one) => one === given['kind']);
  return {
    desk,
    query: {
      search: (given['search'] ?? '').slice(0, SEARCH_MAX),
      filter: filtersOf[desk].find((filter) => filter === given['filter']) ?? usual.filter,
      ...(kind !== undefined && { kind }),
      page: Number.isInteger(page) && page > 0 && page <= PAGES_MAX ? page : 1,
    },
    ...(/^[\w-]{1,80}$/.test(id) && { id }),
  };
};

/**
 * An amount as it is typed, `-12.50`, in minor units with so many digits after the point; undefined of
 * what is none.
 */
export const minorOf = (text: string, digits: number): number | undefined => {
  const parts = /^([+-]?)(\d{1,12})(?:[.,](\d+))?$/.exec(text.trim());
  if (parts === null) return undefined;
  const [, sign = '', whole = '', rest = ''] = parts;
  if (rest.length > digits) return undefined;
  const amount = Number(`${whole}${rest.padEnd(digits, '0')}`);
  return sign === '-' ? -amount : amount;
};
