const why = 'because of a test';
const nobody = 'staff_00000000';

/** A request that fits each of its calls. */
export const samples = {
  staffEntrance: () => ({}),
  staffSignIn: () => ({
    body: { email: 'nobody@office.example', password: 'Wrong-2026', code: '000000' },
    status: 401,
  }),
  staffChallenge: () => ({}),
  staffProve: () => ({ body: { code: '000000' }, status: 401 }),
  listStaffSessions: () => ({}),
  endStaffSession: () => ({ body: { _id: 'staffsession_00000000' }, status: 404 }),
  askRecovery: () => ({ body: { _id: nobody, why }, status: 404 }),
  approveRecovery: () => ({ body: { _id: nobody, why }, status: 404 }),
  listPasskeys: () => ({}),
  askPasskey: () => ({}),
  addPasskey: () => ({
    body: {
      name: 'Laptop',
      made: {
        id: 'AAAA',
        rawId: 'AAAA',
        type: 'public-key',
        response: { clientDataJSON: 'e30', attestationObject: 'oA' },
      },
    },
    status: 401,
  }),
  renamePasskey: () => ({ body: { _id: 'passkey_00000000', name: 'Desk' }, status: 404 }),
  removePasskey: () => ({ body: { _id: 'passkey_00000000' }, status: 404 }),
  staffInvitation: () => ({ body: { link: 'staff_0000:invite.not-a-link' }, status: 401 }),
  staffEnrol: () => ({
    body: { link: 'staff_0000:invite.not-a-link', password: 'Wrong-2026', code: '000000' },
    status: 401,
  }),
  staffSelf: () => ({}),
  listStaff: () => ({}),
  addStaff: () => ({
    body: { name: 'New', email: 'new.member@office.example', role: 'support', why },
  }),
  setStaffRole: () => ({ body: { _id: nobody, role: 'content', why }, status: 404 }),
  barStaff: () => ({ body: { _id: nobody, barred: true, why }, status: 404 }),
  setStaffGrid: () => ({
    body: { role: 'content', resource: 'reports', rights: ['read'], why },
  }),
  listAudit: () => ({ body: {} }),
  // Last: it ends the session.
  staffSignOut: () => ({}),
};
