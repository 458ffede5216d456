import * as contract from '../../../contract/staff';
import { staffRights, staffRoles } from '../../../contract/staff.rules';
import { because, choice, type Deed, type DeskLook, deed, line, why } from '../look';
import { say, sayWhen } from '../say';

type Row = contract.StaffMember;
const role = choice('role', 'Role', staffRoles);
const barred: Deed<Row>['body'] = (_id, values) => ({
  _id,
  barred: values['barred'] === 'yes',
  why: values['why'],
});

export const members: DeskLook<Row> = {
  title: 'Staff',
  list: { call: contract.listStaff },
  extra: ({ grid }: { grid: unknown }) => grid,
  name: ({ name }) => name,
  columns: [
    { title: 'E-mail', cell: ({ email }) => email },
    { title: 'Role', cell: (row) => say(row.role) },
    {
      title: 'State',
      cell: ({ status, recoveryBy }) =>
        recoveryBy === undefined
          ? say(status)
          : say('{name} wants them let in anew: one more', { name: recoveryBy }),
    },
    { title: 'Last seen', cell: ({ seenAt }) => (seenAt === undefined ? '' : sayWhen(seenAt)) },
  ],
  deeds: [
    deed(
      contract.setStaffRole,
      (_id, values) => ({ _id, role: values['role'], why: values['why'] }),
      {
        label: 'Role',
        right: 'write',
        fields: [role, why],
        values: (row) => ({ role: row.role }),
      },
    ),
    deed(contract.barStaff, barred, {
      label: 'Keep out',
      right: 'write',
      tone: 'danger',
      fields: [why],
      values: () => ({ barred: 'yes' }),
      when: ({ status }) => status !== 'barred',
    }),
    deed(contract.barStaff, barred, {
      label: 'Let in again',
      right: 'write',
      fields: [why],
      values: () => ({ barred: 'no' }),
      when: ({ status }) => status === 'barred',
    }),
    deed(contract.askRecovery, because, {
      label: 'Lost the second factor',
      right: 'write',
      fields: [why],
      when: ({ status, recoveryBy }) => status === 'active' && recoveryBy === undefined,
    }),
    deed(contract.approveRecovery, because, {
      label: 'I saw them too',
      right: 'approve',
      tone: 'primary',
      fields: [why],
      when: ({ recoveryBy }) => recoveryBy !== undefined,
    }),
  ],
  adds: deed(
    contract.addStaff,
    (_, values) => ({
      name: values['name'],
      email: values['email'],
      role: values['role'],
      why: values['why'],
    }),
    {
      label: 'Add a member',
      right: 'write',
      tone: 'primary',
      fields: [line('name', 'Name'), line('email', 'E-mail'), role, why],
      values: () => ({ role: 'support' }),
    },
  ),
  empty: 'Nobody.',
};

const YES_NO = ['yes', 'no'];

/** Of a place in the grid, named `support players`. */
export const gridDeed: Deed<unknown> = deed(
  contract.setStaffGrid,
  (id, values) => {
    const [of, resource] = id.split(' ');
    const rights = staffRights.filter((right) => values[right] === 'yes');
    return { role: of, resource, rights, why: values['why'] };
  },
  {
    label: 'Change the grid',
    right: 'write',
    fields: [
      choice('read', 'May read', YES_NO),
      choice('write', 'May write', YES_NO),
      choice('approve', 'May approve', YES_NO),
      why,
    ],
  },
);
