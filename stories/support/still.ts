import type { AnyStateMachine, ContextFrom, StateValue } from 'xstate';
import type { Meaning } from '../../machines/kit/look';

/** A machine standing still in one state, in the form in which its parent restores it. */
export interface Still {
  /** Ids of the states it stands in, the machine's own first: `hub`, `hub.reconnecting`, … */
  states: string[];
  /** What the innermost of them means. */
  meaning: Meaning;
  snapshot: object;
  /** Why it cannot be shown: the machine has no such state any more. */
  fault?: string;
}

/** A child and the name under which its parent knows its machine. */
export interface Child {
  src: string;
  still: Still;
  systemId?: string;
}

const nowhere = (machine: AnyStateMachine, value: StateValue): Still => ({
  states: [],
  meaning: { says: '', spec: '' },
  snapshot: {},
  fault: `${machine.id} has no state ${JSON.stringify(value)}`,
});

const resolve = <Machine extends AnyStateMachine>(
  machine: Machine,
  value: StateValue,
  context: ContextFrom<Machine>,
) => {
  try {
    return machine.resolveState({ value, context });
  } catch {
    return undefined;
  }
};

/**
 * A machine in a state, frozen: restored from here it neither invokes nor arms timers, yet takes
 * events. Of a state that does not exist it tells the fault, which is its own story's alone.
 */
export const still = <Machine extends AnyStateMachine>(
  machine: Machine,
  value: StateValue,
  context: ContextFrom<Machine>,
  children: Readonly<Record<string, Child>> = {},
): Still => {
  const resolved = resolve(machine, value, context);
  if (resolved === undefined) return nowhere(machine, value);
  const fault = Object.values(children).find(({ still: child }) => child.fault)?.still.fault;
  const nodes = [...resolved._nodes].sort((one, other) => one.path.length - other.path.length);
  return {
    states: nodes.map(({ id }) => id),
    meaning: nodes.at(-1)?.meta as Meaning,
    snapshot: {
      ...machine.getPersistedSnapshot(resolved),
      children: Object.fromEntries(
        Object.entries(children).map(([id, { still: child, ...known }]) => [
          id,
          { ...known, snapshot: child.snapshot },
        ]),
      ),
    },
    ...(fault !== undefined && { fault }),
  };
};
