import type { StaffSelf } from '../staff';

/** A member who looks after money. */
export const aStaffSelf = (given: Partial<StaffSelf> = {}): StaffSelf => ({
  _id: 'staff_00000001',
  name: 'Ada',
  email: 'ada@office.example',
  role: 'finance',
  grants: { withdrawals: ['read', 'approve'], players: ['read'] },
  recoveryLeft: 10,
  ...given,
});
