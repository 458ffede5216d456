import { test } from 'vitest';
import { exclusionLifecycle, limitLifecycle } from '../../contract/lifecycles';
import { LIMIT_CONFIRM_MS } from '../../contract/limits';
import { problem } from '../../contract/problems';
import {
  decideConfirmLimit,
  decideKeepLimit,
  decidePause,
  decideSetLimit,
  exclusionStep,
  limitStep,
} from '../../server/protection/protection.decider';
import {
  type ProtectionEvent,
  type ProtectionState,
  protectionKind,
} from '../../server/protection/protection.events';
import { accept, type Decision, refuse } from '../../server/store/decision';
import { NOW as at, at as later } from '../../tests/support/states';
import { proveRefinement, type Subject } from '../support/refine';

const limit = { kind: 'loss', period: 'day', currency: 'COINS' } as const;
const key = 'loss day COINS';

/** Instead of the clock what it is held against is moved. */
type Timed =
  | ProtectionEvent
  | { type: 'time passed'; moves: (state: ProtectionState) => ProtectionState };

const passes = (
  may: boolean,
  moves: (state: ProtectionState) => ProtectionState,
): Decision<{ protection: Timed[] }, null> =>
  may
    ? accept({ protection: [{ type: 'time passed', moves }] }, null)
    : refuse(problem('step-illegal'));

const shared = {
  initial: protectionKind.initial,
  eventsOf: ({ protection: events = [] }: { protection?: Timed[] }) => events,
  evolve: (state: ProtectionState, event: Timed) =>
    event.type === 'time passed' ? event.moves(state) : protectionKind.evolve(state, event),
};

/** A raise that was asked for may be confirmed from then on. */
const askedFrom = (from: string) => (state: ProtectionState) => {
  const held = state.limits[key];
  return held?.asked === undefined
    ? state
    : { ...state, limits: { [key]: { ...held, asked: { ...held.asked, from } } } };
};

const LOWEST = 100;
const stepOf = (state: ProtectionState) => limitStep(state.limits[key], at);
const set = (protection: ProtectionState, value: number | null) =>
  decideSetLimit({ protection }, { limit, value, money: 'EUR', at });

/** A limit that is given up, and raised to this where that was asked for already. */
const limits = (
  then: number | null,
): Subject<ProtectionState, 'lower' | 'raise' | 'keep' | 'wait' | 'confirm' | 'lapse', Timed> => ({
  ...shared,
  stepOf,
  decide: {
    // One that is raised can be lowered again; asked for what there is, it stays as it is.
    lower: (state) => set(state, LOWEST),
    // The first limit is no raise, whatever it is.
    raise: (state) => {
      const { value, asked } = state.limits[key] ?? {};
      const isAsked = stepOf(state) !== 'set' && asked?.value === null;
      const raised = isAsked && value === LOWEST ? then : null;
      return value === undefined ? refuse(problem('step-illegal')) : set(state, raised);
    },
    keep: (protection) =>
      stepOf(protection) === 'none'
        ? refuse(problem('step-illegal'))
        : decideKeepLimit({ protection }, { limit, at }),
    wait: (state) => passes(stepOf(state) === 'asked', askedFrom(at)),
    confirm: (protection) => decideConfirmLimit({ protection }, { limit, at }),
    lapse: (state) => passes(stepOf(state) === 'due', askedFrom(later(-LIMIT_CONFIRM_MS))),
  },
});

test('a limit takes exactly the steps of its table', () => {
  proveRefinement(limitLifecycle, [limits(null), limits(LOWEST * 2)]);
});

const exclusions: Subject<ProtectionState, 'pause' | 'exclude' | 'end', Timed> = {
  ...shared,
  stepOf: (state) => exclusionStep(state, at),
  decide: {
    pause: (protection) => decidePause({ protection }, { kind: 'time-out', days: 1, at }),
    exclude: (protection) => decidePause({ protection }, { kind: 'exclusion', months: 6, at }),
    end: (state) =>
      passes(exclusionStep(state, at) !== 'free', ({ pause, ...others }) =>
        pause === undefined ? others : { ...others, pause: { ...pause, until: at } },
      ),
  },
};

test('a pause takes exactly the steps of its table', () => {
  proveRefinement(exclusionLifecycle, [exclusions]);
});
