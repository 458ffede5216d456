import { type ActorRefFrom, assign, setup } from 'xstate';
import { factorPattern } from '../../contract/auth.rules';
import type { Factor, FactorSetup } from '../../contract/factor';
import type { Problem } from '../../contract/problems';
import type { Look, Meaning } from '../kit/look';
import {
  type FactorDeed,
  type FactorEvent,
  type FactorField,
  factorPorts,
  type Proven,
} from './factor.words';

export interface FactorContext {
  /** Absent where the password is enough. */
  factor: Factor | undefined;
  /** What an app of codes is given; nothing holds before its first code is told. */
  offer: FactorSetup | undefined;
  deed: FactorDeed;
  /** The passkey that is removed. */
  passkey: string;
  /** A passkey proves in place of a code. */
  isPasskey: boolean;
  values: Record<FactorField, string>;
  problem: Problem | undefined;
  /** Shown once. */
  recovery: readonly string[];
}

const spec = 'issue 19, decision 194';
const blank = { password: '', code: '', name: '' };

const provenOf = ({ values: { password, code }, isPasskey }: FactorContext): Proven => ({
  password,
  ...(isPasskey ? { passkey: true } : { code: code.trim() }),
});

/** All but the proof. */
const isTyped = ({ deed, values: { password, name } }: FactorContext): boolean =>
  password !== '' && (deed !== 'add' || name.trim() !== '');

/** The step of `keeping` that each deed is; the first factor has no passkey that could prove it. */
const first = ['set', 'keeping.set'] as const;
const later = [
  ['renew', 'keeping.renewed'],
  ['remove', 'keeping.removed'],
  ['add', 'keeping.added'],
  ['drop', 'keeping.dropped'],
] as const;

/** A player's second factor: set, taken off, its codes for a lost app, its passkeys [decision 194]. */
export const factorMachine = setup({
  types: {} as { context: FactorContext; events: FactorEvent; tags: Look; meta: Meaning },
  actors: factorPorts,
  guards: {
    isSet: ({ context }) => context.factor !== undefined,
    isReadyTo: ({ context }, wanted: { deed: FactorDeed }) =>
      context.deed === wanted.deed &&
      isTyped(context) &&
      factorPattern.test(context.values.code.trim()),
    isUnlockable: ({ context }, wanted: { deed: FactorDeed }) =>
      context.deed === wanted.deed &&
      isTyped(context) &&
      context.factor !== undefined &&
      context.factor.passkeys.length > 0,
    /** Another page of the player was quicker. */
    isOutdated: (_, { problem }: { problem: Problem }) => problem.code === 'step-illegal',
    isFirst: (_, { deed }: { deed: FactorDeed }) => deed === 'set',
    isLater: (_, { deed }: { deed: FactorDeed }) => deed !== 'set',
  },
  actions: {
    keepFactor: assign((_, { factor }: { factor?: Factor | undefined }) => ({ factor })),
    keepOffer: assign((_, { offer }: { offer: FactorSetup }) => ({ offer })),
    keepDeed: assign((_, { deed, passkey = '' }: { deed: FactorDeed; passkey?: string }) => ({
      deed,
      passkey,
    })),
    keepWay: assign((_, { isPasskey }: { isPasskey: boolean }) => ({
      isPasskey,
      problem: undefined,
    })),
    keepValue: assign({
      values: ({ context }, { field, value }: { field: FactorField; value: string }) => ({
        ...context.values,
        [field]: value,
      }),
      problem: undefined,
    }),
    keepProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
    keepRecovery: assign((_, { recovery }: { recovery: readonly string[] }) => ({ recovery })),
    // A code serves once.
    forgetCode: assign({ values: ({ context }) => ({ ...context.values, code: '' }) }),
    // None of it has any business in memory once it has served.
    forget: assign({ values: blank, offer: undefined, problem: undefined, recovery: [] }),
  },
}).createMachine({
  id: 'factor',
  context: {
    factor: undefined,
    offer: undefined,
    deed: 'set',
    passkey: '',
    isPasskey: false,
    values: blank,
    problem: undefined,
    recovery: [],
  },
  initial: 'reading',
  states: {
    reading: {
      tags: ['busy'],
      meta: { says: 'Asks whether there is a second factor', spec },
      invoke: { id: 'read', src: 'factor.read' },
      on: {
        'factor.told': {
          target: 'resting',
          actions: { type: 'keepFactor', params: ({ event }) => event },
        },
        'port.failed': 'failed',
      },
    },
    failed: {
      tags: ['failed'],
      meta: { says: 'It did not load', spec: '§8' },
      on: { 'factor.retry': 'reading' },
    },
    resting: {
      meta: { says: 'Is there one?', spec },
      entry: 'forget',
      always: [{ guard: 'isSet', target: 'on' }, { target: 'off' }],
    },
    off: {
      meta: { says: 'The password is enough', spec },
      on: {
        'factor.begin': {
          guard: { type: 'isFirst', params: ({ event }) => event },
          target: 'offering',
          actions: { type: 'keepDeed', params: ({ event }) => event },
        },
      },
    },
    on: {
      meta: { says: 'A code is asked for beside the password', spec },
      on: {
        'factor.begin': {
          guard: { type: 'isLater', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'keepDeed', params: ({ event }) => event },
        },
      },
    },
    offering: {
      tags: ['busy'],
      meta: { says: 'Asks what an app of codes is to be given', spec },
      invoke: { id: 'offer', src: 'factor.offer' },
      on: {
        'factor.offered': {
          target: 'asking',
          actions: { type: 'keepOffer', params: ({ event }) => event },
        },
        'port.failed': 'failed',
      },
    },
    asking: {
      meta: { says: 'Asks for the password and a code', spec },
      initial: 'untried',
      on: {
        'factor.change': {
          target: '.untried',
          actions: { type: 'keepValue', params: ({ event }) => event },
        },
        'factor.submit': [first, ...later].map(([deed, target]) => ({
          guard: { type: 'isReadyTo', params: { deed } } as const,
          target,
          actions: { type: 'keepWay', params: { isPasskey: false } } as const,
        })),
        'factor.unlock': later.map(([deed, target]) => ({
          guard: { type: 'isUnlockable', params: { deed } } as const,
          target,
          actions: { type: 'keepWay', params: { isPasskey: true } } as const,
        })),
        'factor.cancel': 'resting',
      },
      states: {
        untried: { meta: { says: 'Not sent since the last change', spec } },
        refused: {
          tags: ['failed'],
          meta: { says: 'It was refused, and it is said why', spec: '§8' },
        },
        cut: {
          tags: ['failed', 'offline'],
          meta: { says: 'The server could not be reached', spec: '§8' },
          // It may have been done, with its answer lost on the way.
          on: { 'factor.cancel': { target: '#factor.reading', actions: 'forget' } },
        },
      },
    },
    keeping: {
      tags: ['busy'],
      meta: { says: 'Password and code are looked at', spec },
      initial: 'set',
      states: {
        set: {
          meta: { says: 'A code is asked for from now on', spec },
          invoke: {
            id: 'set',
            src: 'factor.set',
            input: ({ context }) => ({ ...provenOf(context), setup: context.offer?.setup ?? '' }),
          },
        },
        renewed: {
          meta: { says: 'Other codes for a lost app', spec },
          invoke: {
            id: 'renew',
            src: 'factor.renew',
            input: ({ context }) => provenOf(context),
          },
        },
        removed: {
          meta: { says: 'The password is to be enough again', spec },
          invoke: {
            id: 'remove',
            src: 'factor.remove',
            input: ({ context }) => provenOf(context),
          },
        },
        added: {
          meta: { says: 'The browser makes a passkey, which is kept', spec },
          invoke: {
            id: 'add',
            src: 'factor.add',
            input: ({ context }) => ({ ...provenOf(context), name: context.values.name.trim() }),
          },
        },
        dropped: {
          meta: { says: 'A passkey is to prove nothing any more', spec },
          invoke: {
            id: 'drop',
            src: 'factor.drop',
            input: ({ context }) => ({ ...provenOf(context), _id: context.passkey }),
          },
        },
      },
      on: {
        'factor.kept': {
          target: 'telling',
          actions: [
            { type: 'keepFactor', params: ({ event }) => event },
            'forget',
            { type: 'keepRecovery', params: ({ event }) => event },
          ],
        },
        'factor.changed': {
          target: 'resting',
          actions: { type: 'keepFactor', params: ({ event }) => event },
        },
        'factor.removed': {
          target: 'resting',
          actions: { type: 'keepFactor', params: {} },
        },
        'factor.refused': [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'reading',
            actions: 'forget',
          },
          {
            target: 'asking.refused',
            actions: [{ type: 'keepProblem', params: ({ event }) => event }, 'forgetCode'],
          },
        ],
        'port.failed': 'asking.cut',
      },
    },
    telling: {
      meta: { says: 'The codes for a lost app are shown this once', spec },
      on: { 'factor.written': 'resting' },
    },
  },
});

export type FactorActor = ActorRefFrom<typeof factorMachine>;
