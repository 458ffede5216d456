import {
  defaultGrid,
  type Grants,
  type StaffGrid,
  type StaffResource,
  type StaffRight,
  type StaffRole,
} from '../../contract/staff.rules';
import type { StreamKind } from '../store/stream';

/** Who has which address, and what each role may: one stream, so that two never take one address. */
export type RosterEvent =
  /** `address` is derived from it: the log tells no address. */
  | { type: 'roster.joined'; staff: string; address: string; at: string }
  | {
      type: 'roster.granted';
      role: StaffRole;
      resource: StaffResource;
      rights: StaffRight[];
      by: string;
      at: string;
    };

export interface RosterState {
  /** Member by address. */
  members: Readonly<Record<string, string>>;
  /** What was changed of the default grid. */
  grid: Readonly<Partial<Record<StaffRole, Grants>>>;
}

const evolve = (state: RosterState, event: RosterEvent): RosterState => {
  if (event.type === 'roster.joined')
    return { ...state, members: { ...state.members, [event.address]: event.staff } };
  const { role, resource, rights } = event;
  return { ...state, grid: { ...state.grid, [role]: { ...state.grid[role], [resource]: rights } } };
};

export const rosterKind: StreamKind<RosterState, RosterEvent> = {
  name: 'roster',
  initial: { members: {}, grid: {} },
  evolve,
};

/** There is one. */
export const ROSTER = 'roster_office';

/** The grid as it is now. */
export const gridOf = ({ grid }: Pick<RosterState, 'grid'>): StaffGrid =>
  Object.fromEntries(
    Object.entries(defaultGrid).map(([role, grants]) => [
      role,
      { ...grants, ...grid[role as StaffRole] },
    ]),
  ) as unknown as StaffGrid;
