import { describe, test } from 'vitest';
import type { Proof } from '../../../server/factor/factor.state';
import { type RosterEvent, rosterKind } from '../../../server/staff/roster.events';
import * as decider from '../../../server/staff/staff.decider';
import { type StaffEvent, staffKind } from '../../../server/staff/staff.events';
import { after, given } from '../../support/decider';

const at = '2026-11-25T03:00:00.000Z';
const step = { by: 'staff_boss', at };
const until = '2026-11-26T03:00:00.000Z';
const factor = { name: 'staff_ada:invite_1', print: 'print' };

const member = (...events: StaffEvent[]) => after(staffKind, ...events);
const roster = (...events: RosterEvent[]) => after(rosterKind, ...events);

const added: StaffEvent = {
  type: 'staff.added',
  name: 'Ada',
  email: 'ada@office.example',
  role: 'finance',
  ...step,
};
const invited: StaffEvent = { type: 'staff.invited', invite: 'staff_ada:invite_1', until, ...step };
const enrolled: StaffEvent = {
  type: 'staff.enrolled',
  passwordHash: 'hash',
  factor,
  recovery: ['one', 'two'],
  step: 100,
  device: 'Firefox, Linux',
  at,
};
const active = member(added, invited, enrolled);
const barred = member(added, invited, enrolled, { type: 'staff.barred', ...step });

const wanted: decider.NewMember = {
  id: 'staff_ada',
  name: 'Ada',
  email: 'ada@office.example',
  address: 'address',
  role: 'finance',
  invite: 'staff_ada:invite_1',
};

describe('decideAddStaff', () => {
  const when =
    (order = wanted) =>
    (states: { member: typeof active; roster: ReturnType<typeof roster> }) =>
      decider.decideAddStaff(states, order, step);

  test('takes somebody in and invites them', () => {
    given({ member: member(), roster: roster() })
      .when(when())
      .thenHappens(
        {
          member: [added, invited],
          roster: [{ type: 'roster.joined', staff: 'staff_ada', address: 'address', at }],
        },
        null,
      );
  });
  test('not one whose address somebody has', () => {
    const taken = roster({ type: 'roster.joined', staff: 'staff_bob', address: 'address', at });
    given({ member: member(), roster: taken }).when(when()).thenRefused('member-exists');
  });
  test('not without an address', () => {
    given({ member: member(), roster: roster() })
      .when(when({ ...wanted, email: 'ada' }))
      .thenRefused('email-malformed', { field: 'body.email' });
  });
});

describe('decideInvite', () => {
  const when = (state: typeof active) => decider.decideInvite(state, 'staff_ada:invite_2', step);
  test('whoever lost the second factor', () => {
    given(active)
      .when(when)
      .thenHappens({ member: [{ ...invited, invite: 'staff_ada:invite_2' }] }, null);
  });
  test('neither a stranger nor who is kept out', () => {
    given(member()).when(when).thenRefused('not-found');
    given(barred).when(when).thenRefused('not-found');
  });
});

describe('decideEnrol', () => {
  const { type: _, ...chosen } = enrolled;
  const order = { invite: 'staff_ada:invite_1', ...chosen };
  test('once, while the link is good', () => {
    given(member(added, invited))
      .when((state) => decider.decideEnrol(state, order))
      .thenHappens({ member: [enrolled] }, null);
    given(active)
      .when((state) => decider.decideEnrol(state, order))
      .thenRefused('link-invalid');
  });
  test('not a day later, nor by another link', () => {
    given(member(added, invited))
      .when((state) => decider.decideEnrol(state, { ...order, at: until }))
      .thenRefused('link-invalid');
    given(member(added, invited))
      .when((state) => decider.decideEnrol(state, { ...order, invite: 'staff_ada:invite_0' }))
      .thenRefused('link-invalid');
  });
});

describe('decideEnter', () => {
  const when =
    (proof: Proof, hash = 'hash') =>
    (state: typeof active) =>
      decider.decideEnter(state, hash, proof, { device: 'Firefox, Linux', at });
  const by = { device: 'Firefox, Linux', at };

  test('by a code that is newer than the last', () => {
    given(active)
      .when(when({ step: 101 }))
      .thenHappens({ member: [{ type: 'staff.signedIn', step: 101, ...by }] }, null);
  });
  test('by no code twice, nor by one of before', () => {
    given(active)
      .when(when({ step: 100 }))
      .thenRefused('wrong-credentials');
    given(active)
      .when(when({ step: 99 }))
      .thenRefused('wrong-credentials');
  });
  test('by each recovery code once', () => {
    const used: StaffEvent = { type: 'staff.recovered', code: 'one', ...by };
    given(active)
      .when(when({ recovery: 'one' }))
      .thenHappens({ member: [used] }, null);
    given(member(added, invited, enrolled, used))
      .when(when({ recovery: 'one' }))
      .thenRefused('wrong-credentials');
  });
  test('not where the password changed since it was looked at', () => {
    given(active)
      .when(when({ step: 101 }, 'older'))
      .thenRefused('wrong-credentials');
  });
  test('neither who is kept out nor who has not enrolled', () => {
    given(barred)
      .when(when({ step: 101 }))
      .thenRefused('wrong-credentials');
    given(member(added, invited))
      .when(when({ step: 101 }))
      .thenRefused('wrong-credentials');
  });
});

describe('decideSetRole', () => {
  const when =
    (role: 'finance' | 'admin', by = 'staff_boss') =>
    (state: typeof active) =>
      decider.decideSetRole(state, 'staff_ada', role, { by, at });
  test('to another, once', () => {
    given(active)
      .when(when('admin'))
      .thenHappens({ member: [{ type: 'staff.roleSet', role: 'admin', ...step }] }, null);
    given(active).when(when('finance')).thenNothing(null);
  });
  test('never one’s own, nor of nobody', () => {
    given(active).when(when('admin', 'staff_ada')).thenRefused('approval-own');
    given(member()).when(when('admin')).thenRefused('not-found');
  });
});

describe('decideBar', () => {
  const when =
    (isBarred: boolean, by = 'staff_boss') =>
    (state: typeof active) =>
      decider.decideBar(state, 'staff_ada', isBarred, { by, at });
  test('keeps out, and lets in again', () => {
    given(active)
      .when(when(true))
      .thenHappens({ member: [{ type: 'staff.barred', ...step }] }, null);
    given(barred)
      .when(when(false))
      .thenHappens({ member: [{ type: 'staff.restored', ...step }] }, null);
    given(barred).when(when(true)).thenNothing(null);
  });
  test('nobody themselves, and nobody unknown', () => {
    given(active).when(when(true, 'staff_ada')).thenRefused('approval-own');
    given(member()).when(when(true)).thenRefused('not-found');
  });
});

describe('decideGrant', () => {
  const when =
    (role: 'content' | 'admin', resource: 'reports' | 'staff', rights: ('read' | 'write')[]) =>
    (state: ReturnType<typeof roster>) =>
      decider.decideGrant(state, { role, resource, rights }, step);
  test('sets what a role may, in one order', () => {
    given(roster())
      .when(when('content', 'reports', ['write', 'read']))
      .thenHappens(
        {
          roster: [
            {
              type: 'roster.granted',
              role: 'content',
              resource: 'reports',
              rights: ['read', 'write'],
              ...step,
            },
          ],
        },
        null,
      );
  });
  test('what is so already is silent; the grid’s own keeper stays', () => {
    given(roster())
      .when(when('content', 'reports', []))
      .thenNothing(null);
    given(roster())
      .when(when('admin', 'staff', []))
      .thenRefused('grid-locked');
  });
});

const asked: StaffEvent = { type: 'staff.recoveryAsked', ...step };

describe('decideAskRecovery', () => {
  const when =
    (by = step.by) =>
    (state: typeof active) =>
      decider.decideAskRecovery(state, 'staff_ada', { by, at });
  test('a member says that they saw them; again is silent', () => {
    given(active)
      .when(when())
      .thenHappens({ member: [asked] }, null);
    given(member(added, invited, enrolled, asked))
      .when(when())
      .thenNothing(null);
  });
  test('not of oneself, not of who is no member', () => {
    given(active).when(when('staff_ada')).thenRefused('approval-own');
    given(member()).when(when()).thenRefused('not-found');
  });
});

describe('decideApproveRecovery', () => {
  const when = (by: string) => (state: typeof active) =>
    decider.decideApproveRecovery(state, 'staff_ada', 'staff_ada:invite_2', { by, at });
  const waiting = member(added, invited, enrolled, asked);
  test('a second member invites them anew', () => {
    given(waiting)
      .when(when('staff_second'))
      .thenHappens(
        {
          member: [
            {
              type: 'staff.invited',
              invite: 'staff_ada:invite_2',
              until,
              by: 'staff_second',
              at,
            },
          ],
        },
        null,
      );
  });
  test('neither whoever asked nor themselves', () => {
    for (const by of [step.by, 'staff_ada'])
      given(waiting).when(when(by)).thenRefused('approval-own');
  });
  test('not where nobody asked, and once', () => {
    given(active).when(when('staff_second')).thenRefused('step-illegal');
    const anew: StaffEvent = {
      type: 'staff.invited',
      invite: 'staff_ada:invite_2',
      until,
      by: 'staff_second',
      at,
    };
    given(member(added, invited, enrolled, asked, anew))
      .when(when('staff_second'))
      .thenRefused('step-illegal');
    given(member()).when(when('staff_second')).thenRefused('not-found');
  });
});
