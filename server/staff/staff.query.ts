import type { StaffMember, StaffSelf } from '../../contract/staff';
import type { Grants, StaffRole } from '../../contract/staff.rules';
import type { StaffCaller } from '../http/route';
import type { Sql } from '../store/database';
import type { StaffState } from './staff.events';

interface Row {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  status: StaffMember['status'];
  seen: Date | null;
  asker: string | null;
}

/** A grant as the wire has it. */
export const grantsOf = (grants: Grants): StaffSelf['grants'] =>
  Object.fromEntries(
    Object.entries(grants).map(([resource, rights]) => [resource, [...rights]]),
  ) as StaffSelf['grants'];

/** The member as they read themselves. */
export const selfOf = (
  { staff, name, role, grants }: Omit<StaffCaller, 'session' | 'provedAt'>,
  { email, recovery }: Pick<StaffState, 'email' | 'recovery'>,
): StaffSelf => ({
  _id: staff,
  name,
  email,
  role,
  grants: grantsOf(grants),
  recoveryLeft: recovery.length,
});

/** Members, by name; one where it is named. */
export const membersOf = async (sql: Sql, id?: string): Promise<StaffMember[]> => {
  const rows = await sql<Row[]>`
    select m.id, m.name, m.email, m.role, m.status,
      coalesce(a.name, m.recovery_by) as asker,
      (select max(s.seen) from staff_sessions s where s.staff = m.id) as seen
    from staff m left join staff a on a.id = m.recovery_by
    ${id === undefined ? sql`` : sql`where m.id = ${id}`}
    order by lower(m.name), m.id`;
  return rows.map(({ id: _id, seen, asker, ...row }) => ({
    _id,
    ...row,
    ...(asker !== null && { recoveryBy: asker }),
    ...(seen !== null && { seenAt: seen.toISOString() }),
  }));
};
