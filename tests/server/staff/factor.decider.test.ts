import { describe, test } from 'vitest';
import { PASSKEYS_MAX } from '../../../contract/limits';
import type { Proof } from '../../../server/factor/factor.state';
import * as decider from '../../../server/staff/factor.decider';
import { decideEnter } from '../../../server/staff/staff.decider';
import { type StaffEvent, staffKind } from '../../../server/staff/staff.events';
import { after, given } from '../../support/decider';

const at = '2026-11-25T03:00:00.000Z';
const step = { by: 'staff_boss', at };
const member = (...events: StaffEvent[]) => after(staffKind, ...events);

const begun: StaffEvent[] = [
  { type: 'staff.added', name: 'Ada', email: 'ada@office.example', role: 'finance', ...step },
  {
    type: 'staff.enrolled',
    passwordHash: 'hash',
    factor: { name: 'staff_ada:invite_1', print: 'print' },
    recovery: ['one'],
    step: 100,
    device: 'Firefox, Linux',
    place: 'MT',
    at,
  },
];
const made = { name: 'Laptop', credential: 'credential', publicKey: 'key', counter: 4 };
const added = (passkey: string, more: object = {}): StaffEvent => ({
  type: 'staff.passkeyAdded',
  passkey,
  ...made,
  ...more,
  at,
});
const active = member(...begun);
const holding = member(...begun, added('passkey_1'));
const uncounted = member(...begun, added('passkey_1', { counter: 0 }));
type State = typeof active;

const used = (counter: number): StaffEvent => ({
  type: 'staff.passkeyUsed',
  passkey: 'passkey_1',
  counter,
  at,
});

describe('decideEnter by a passkey', () => {
  const known = { device: 'Firefox, Linux', place: 'MT', at };
  const when =
    (counter: number, by = known) =>
    (state: State) =>
      decideEnter(state, 'hash', { passkey: 'passkey_1', counter }, by);

  test('that counts on', () => {
    given(holding)
      .when(when(5))
      .thenHappens({ member: [{ ...used(5), ...known }] }, null);
  });
  test('from where they never were, it is said so', () => {
    const by = { ...known, place: 'DE' };
    given(holding)
      .when(when(5, by))
      .thenHappens(
        {
          member: [
            { ...used(5), ...by },
            { type: 'staff.browserMet', ...by },
          ],
        },
        null,
      );
  });
  test('that never counts', () => {
    given(uncounted)
      .when(when(0))
      .thenHappens({ member: [{ ...used(0), ...known }] }, null);
  });
  test('not by one whose count stands still or goes back: it was copied', () => {
    for (const counter of [4, 3, 0])
      given(holding).when(when(counter)).thenRefused('wrong-credentials');
  });
  test('not by one that is not theirs', () => {
    given(active).when(when(5)).thenRefused('wrong-credentials');
  });
});

describe('decideProve', () => {
  const when = (proof: Proof) => (state: State) => decider.decideProve(state, proof, at);
  test('by a code that was not used', () => {
    given(active)
      .when(when({ step: 101 }))
      .thenHappens({ member: [{ type: 'staff.signedIn', step: 101, at }] }, null);
    given(active)
      .when(when({ step: 100 }))
      .thenRefused('code-wrong');
  });
  test('by a recovery code, which is gone then', () => {
    given(active)
      .when(when({ recovery: 'one' }))
      .thenHappens({ member: [{ type: 'staff.recovered', code: 'one', at }] }, null);
    given(active)
      .when(when({ recovery: 'two' }))
      .thenRefused('code-wrong');
  });
  test('by a passkey', () => {
    given(holding)
      .when(when({ passkey: 'passkey_1', counter: 5 }))
      .thenHappens({ member: [used(5)] }, null);
    given(holding)
      .when(when({ passkey: 'passkey_1', counter: 4 }))
      .thenRefused('passkey-refused');
  });
  test('not by who is kept out', () => {
    given(member(...begun, { type: 'staff.barred', ...step }))
      .when(when({ step: 101 }))
      .thenRefused('code-wrong');
  });
});

describe('decideAddPasskey', () => {
  const when = (state: State) => decider.decideAddPasskey(state, 'passkey_1', made, at);
  test('keeps it', () => {
    given(active)
      .when(when)
      .thenHappens({ member: [added('passkey_1')] }, null);
  });
  test('not twice, and not by a guest', () => {
    given(holding).when(when).thenRefused('passkey-refused');
    given(member()).when(when).thenRefused('passkey-refused');
  });
  test('not one too many', () => {
    const many = Array.from({ length: PASSKEYS_MAX }, (_, nth) =>
      added(`passkey_${nth}`, { credential: `credential_${nth}` }),
    );
    given(member(...begun, ...many))
      .when(when)
      .thenRefused('passkeys-full');
  });
});

describe('decideRenamePasskey', () => {
  const when = (name: string) => (state: State) =>
    decider.decideRenamePasskey(state, 'passkey_1', name, at);
  test('another name; the same is silent', () => {
    const renamed = {
      type: 'staff.passkeyRenamed',
      passkey: 'passkey_1',
      name: 'Desk',
      at,
    } as const;
    given(holding)
      .when(when('Desk'))
      .thenHappens({ member: [renamed] }, null);
    given(holding).when(when('Laptop')).thenNothing(null);
  });
  test('not of one that is not there', () => {
    given(active).when(when('Desk')).thenRefused('not-found');
  });
});

describe('decideRemovePasskey', () => {
  const when = (state: State) => decider.decideRemovePasskey(state, 'passkey_1', at);
  test('it opens nothing any more', () => {
    const removed: StaffEvent = { type: 'staff.passkeyRemoved', passkey: 'passkey_1', at };
    given(holding)
      .when(when)
      .thenHappens({ member: [removed] }, null);
    given(member(...begun, added('passkey_1'), removed))
      .when(when)
      .thenRefused('not-found');
  });
});
