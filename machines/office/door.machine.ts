import { type ActorRefFrom, assign, setup } from 'xstate';
import { factorPattern } from '../../contract/auth.rules';
import type { Problem } from '../../contract/problems';
import type { StaffSelf } from '../../contract/staff';
import type { Look, Meaning } from '../kit/look';
import {
  type DoorEvent,
  type DoorField,
  doorPorts,
  type Entrance,
  type Invitation,
} from './door.words';

import { tellOffice } from './tellOffice';

export interface DoorContext {
  /** An invitation, by which one chooses a password. */
  link: string | undefined;
  entrance: Entrance | undefined;
  invitation: Invitation | undefined;
  values: Record<DoorField, string>;
  /** A passkey stands in place of the code. */
  isPasskey: boolean;
  problem: Problem | undefined;
  self: StaffSelf | undefined;
  /** Shown once. */
  recovery: readonly string[];
}

const blank = { email: '', password: '', code: '' };

/** How a member comes in: password and second factor together [issue 19, decision 141]. */
export const doorMachine = setup({
  types: {} as {
    context: DoorContext;
    events: DoorEvent;
    input: { link: string | undefined };
    tags: Look;
    meta: Meaning;
  },
  actors: doorPorts,
  guards: {
    isFilled: ({ context: { values, link } }) =>
      (link !== undefined || values.email.trim() !== '') &&
      values.password !== '' &&
      factorPattern.test(values.code.trim()),
    isUnlockable: ({ context: { values, link, entrance } }) =>
      entrance?.takesPasskeys === true &&
      link === undefined &&
      values.email.trim() !== '' &&
      values.password !== '',
    isSample: ({ context: { link, entrance } }, { email }: { email: string }) =>
      link === undefined && entrance?.samples.some((sample) => sample.email === email) === true,
    hasCodes: (_, { recovery }: { recovery: readonly string[] }) => recovery.length > 0,
  },
  actions: {
    keepShown: assign((_, shown: { entrance: Entrance; invitation?: Invitation }) => ({
      entrance: shown.entrance,
      invitation: shown.invitation,
    })),
    dropLink: assign({ link: undefined, invitation: undefined }),
    keepValue: assign({
      values: ({ context }, { field, value }: { field: DoorField; value: string }) => ({
        ...context.values,
        [field]: value,
      }),
      problem: undefined,
    }),
    keepSample: assign((_, { email }: { email: string }) => ({
      values: { ...blank, email },
      problem: undefined,
    })),
    fillSample: assign(({ context: { values } }, { entrance }: { entrance: Entrance }) => {
      const sample = entrance.samples.find(({ email }) => email === values.email);
      if (sample === undefined) return {};
      const { email, password, code } = sample;
      return { values: { email, password, code } };
    }),
    keepWay: assign({ isPasskey: (_, { isPasskey }: { isPasskey: boolean }) => isPasskey }),
    keepProblem: assign({ problem: (_, { problem }: { problem: Problem }) => problem }),
    // A code serves once; a password has no business in memory once it has served.
    forgetCode: assign({ values: ({ context }) => ({ ...context.values, code: '' }) }),
    forgetValues: assign({ values: blank }),
    keepOpened: assign((_, opened: { self: StaffSelf; recovery: readonly string[] }) => ({
      self: opened.self,
      recovery: opened.recovery,
    })),
    tellOpened: tellOffice(({ self }: DoorContext) =>
      self === undefined ? undefined : { type: 'office.entered', self },
    ),
  },
}).createMachine({
  id: 'door',
  context: ({ input: { link } }) => ({
    link,
    entrance: undefined,
    invitation: undefined,
    values: blank,
    isPasskey: false,
    problem: undefined,
    self: undefined,
    recovery: [],
  }),
  initial: 'looking',
  states: {
    looking: {
      tags: ['busy'],
      meta: { says: 'Asks what the door shows', spec: 'issue 19' },
      invoke: { id: 'look', src: 'door.look', input: ({ context: { link } }) => ({ link }) },
      on: {
        'door.shown': {
          target: 'asking',
          actions: { type: 'keepShown', params: ({ event }) => event },
        },
        'door.stale': {
          target: 'asking.stale',
          actions: [{ type: 'keepShown', params: ({ event }) => event }, 'dropLink'],
        },
        'port.failed': 'unreachable',
        // Who types before it is known what the door shows has typed.
        'door.change': { actions: { type: 'keepValue', params: ({ event }) => event } },
      },
    },
    unreachable: {
      tags: ['failed', 'offline'],
      meta: { says: 'The platform could not be reached', spec: 'issue 19' },
      on: { 'door.retry': 'looking' },
    },
    asking: {
      meta: { says: 'Asks for password and code', spec: 'issue 19' },
      initial: 'untried',
      on: {
        'door.change': {
          target: '.untried',
          actions: { type: 'keepValue', params: ({ event }) => event },
        },
        'door.sample': {
          guard: { type: 'isSample', params: ({ event }) => event },
          target: 'sampling',
          actions: { type: 'keepSample', params: ({ event }) => event },
        },
        'door.submit': {
          guard: 'isFilled',
          target: 'entering',
          actions: { type: 'keepWay', params: { isPasskey: false } },
        },
        'door.unlock': {
          guard: 'isUnlockable',
          target: 'entering',
          actions: { type: 'keepWay', params: { isPasskey: true } },
        },
      },
      states: {
        untried: { meta: { says: 'Not sent since the last change', spec: 'issue 19' } },
        stale: {
          tags: ['failed'],
          meta: { says: 'The invitation is no good any more', spec: 'issue 19' },
        },
        refused: {
          tags: ['failed'],
          meta: { says: 'It was refused, and it is said why', spec: 'issue 19' },
        },
        cut: {
          tags: ['failed', 'offline'],
          meta: { says: 'The platform could not be reached', spec: 'issue 19' },
        },
      },
    },
    sampling: {
      tags: ['busy'],
      // The one that was told with the door may be of a minute that is over, or have served.
      meta: { says: 'Asks for a code of a sample member that is good now', spec: 'issue 19' },
      invoke: { id: 'sample', src: 'door.look', input: { link: undefined } },
      on: {
        'door.shown': {
          target: 'asking',
          actions: [
            { type: 'keepShown', params: ({ event }) => event },
            { type: 'fillSample', params: ({ event }) => event },
          ],
        },
        'door.change': { actions: { type: 'keepValue', params: ({ event }) => event } },
        'port.failed': 'asking.cut',
      },
    },
    entering: {
      tags: ['busy'],
      meta: { says: 'Password and second factor are looked at', spec: 'issue 19' },
      invoke: {
        id: 'enter',
        src: 'door.enter',
        input: ({ context: { link, values, isPasskey } }) => ({ link, ...values, isPasskey }),
      },
      on: {
        'door.opened': [
          {
            guard: { type: 'hasCodes', params: ({ event }) => event },
            target: 'telling',
            actions: [{ type: 'keepOpened', params: ({ event }) => event }, 'forgetValues'],
          },
          {
            target: 'opened',
            actions: [{ type: 'keepOpened', params: ({ event }) => event }, 'forgetValues'],
          },
        ],
        'door.refused': {
          target: 'asking.refused',
          actions: [{ type: 'keepProblem', params: ({ event }) => event }, 'forgetCode'],
        },
        'port.failed': 'asking.cut',
      },
    },
    telling: {
      meta: { says: 'The recovery codes are shown this once', spec: 'issue 19' },
      on: { 'door.written': 'opened' },
    },
    opened: {
      meta: { says: 'The member is in', spec: 'issue 19' },
      entry: 'tellOpened',
    },
  },
});

export type DoorActor = ActorRefFrom<typeof doorMachine>;
