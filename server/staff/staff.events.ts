import type { StaffRole } from '../../contract/staff.rules';
import { type Factor, type Passkeys, withPasskey } from '../factor/factor.state';
import { type Browser, withBrowser } from '../session/session.browser';
import type { Personal, StreamKind } from '../store/stream';

/** A member of staff, `staff:{id}`: an account of its own, never a player's [decision 141]. */
export type StaffEvent =
  | { type: 'staff.added'; name: string; email: string; role: StaffRole; by: string; at: string }
  /** The link chooses a password and a second factor, once, whatever was chosen before. */
  | { type: 'staff.invited'; invite: string; until: string; by: string; at: string }
  | ({
      type: 'staff.enrolled';
      passwordHash: string;
      factor: Factor;
      /** Hashes of the codes that were shown once. */
      recovery: string[];
      step: number;
      at: string;
    } & Browser)
  /** A code of the app was used; none of its time or before is good again. */
  | ({ type: 'staff.signedIn'; step: number; at: string } & Browser)
  /** A code that was shown once was used up. */
  | ({ type: 'staff.recovered'; code: string; at: string } & Browser)
  /** A passkey was used, so often by its own count. */
  | ({ type: 'staff.passkeyUsed'; passkey: string; counter: number; at: string } & Browser)
  /** They signed in from where they never had before. */
  | ({ type: 'staff.browserMet'; at: string } & Browser)
  | {
      type: 'staff.passkeyAdded';
      passkey: string;
      name: string;
      credential: string;
      publicKey: string;
      counter: number;
      at: string;
    }
  | { type: 'staff.passkeyRenamed'; passkey: string; name: string; at: string }
  | { type: 'staff.passkeyRemoved'; passkey: string; at: string }
  /** One member saw them: they may choose their second factor anew once another did too. */
  | { type: 'staff.recoveryAsked'; by: string; at: string }
  | { type: 'staff.roleSet'; role: StaffRole; by: string; at: string }
  | { type: 'staff.barred'; by: string; at: string }
  | { type: 'staff.restored'; by: string; at: string };

export interface StaffState {
  phase: 'none' | 'invited' | 'active' | 'barred';
  name: string;
  email: string;
  role: StaffRole;
  /** What is asked of an invitation. */
  invite?: { id: string; until: string };
  passwordHash?: string;
  factor?: Factor;
  recovery: readonly string[];
  /** The step of time of the last code that was used. */
  step: number;
  passkeys: Passkeys;
  /** Browsers that were met, as `browserOf` names them, the first first. */
  browsers: readonly string[];
  /** Who asked that they may choose their second factor anew. */
  recoveryBy?: string;
}

const without = <T extends object, K extends keyof T>(value: T, key: K): Omit<T, K> => {
  const { [key]: _, ...rest } = value;
  return rest;
};

const evolve = (state: StaffState, event: StaffEvent): StaffState => {
  switch (event.type) {
    case 'staff.added': {
      const { name, email, role } = event;
      return { ...state, phase: 'invited', name, email, role };
    }
    case 'staff.invited':
      return { ...without(state, 'recoveryBy'), invite: { id: event.invite, until: event.until } };
    case 'staff.enrolled': {
      const { passwordHash, factor, recovery, step } = event;
      return {
        ...without(state, 'invite'),
        phase: 'active',
        passwordHash,
        factor,
        recovery,
        step,
        // Whoever lost a factor may have lost them all.
        passkeys: {},
        browsers: withBrowser([], event),
      };
    }
    case 'staff.signedIn':
      return { ...state, step: event.step };
    case 'staff.browserMet':
      return {
        ...state,
        browsers: withBrowser(state.browsers, event),
      };
    case 'staff.passkeyAdded': {
      const { type: _, passkey, ...kept } = event;
      return { ...state, passkeys: { ...state.passkeys, [passkey]: kept } };
    }
    case 'staff.passkeyUsed': {
      const { passkey, counter, at } = event;
      return { ...state, passkeys: withPasskey(state.passkeys, passkey, { counter, usedAt: at }) };
    }
    case 'staff.passkeyRenamed': {
      const { passkey, name } = event;
      return { ...state, passkeys: withPasskey(state.passkeys, passkey, { name }) };
    }
    case 'staff.passkeyRemoved':
      return { ...state, passkeys: without(state.passkeys, event.passkey) };
    case 'staff.recoveryAsked':
      return { ...state, recoveryBy: event.by };
    case 'staff.recovered':
      return { ...state, recovery: state.recovery.filter((code) => code !== event.code) };
    case 'staff.roleSet':
      return { ...state, role: event.role };
    case 'staff.barred':
      return { ...state, phase: 'barred' };
    case 'staff.restored':
      return { ...state, phase: state.passwordHash === undefined ? 'invited' : 'active' };
  }
};

const sealed: Readonly<Partial<Record<StaffEvent['type'], readonly string[]>>> = {
  'staff.added': ['name', 'email'],
  'staff.enrolled': ['passwordHash', 'recovery', 'device', 'place'],
  'staff.signedIn': ['device', 'place'],
  'staff.recovered': ['device', 'place'],
  'staff.passkeyUsed': ['device', 'place'],
  'staff.browserMet': ['device', 'place'],
  'staff.passkeyAdded': ['name', 'credential', 'publicKey'],
  'staff.passkeyRenamed': ['name'],
};

const gone = {
  name: '',
  email: '',
  passwordHash: '',
  recovery: [],
  credential: '',
  publicKey: '',
};

/** Name, address and what proves them are under the member's own key. */
const personal = (id: string, { type }: StaffEvent): Personal | undefined => {
  const fields = sealed[type];
  return (
    fields && {
      of: id,
      fields,
      instead: Object.fromEntries(Object.entries(gone).filter(([field]) => fields.includes(field))),
    }
  );
};

export const staffKind: StreamKind<StaffState, StaffEvent> = {
  name: 'staff',
  initial: {
    phase: 'none',
    name: '',
    email: '',
    role: 'support',
    recovery: [],
    step: 0,
    passkeys: {},
    browsers: [],
  },
  evolve,
  personal,
};
