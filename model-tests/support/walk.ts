import { getAdjacencyMap, getShortestPaths } from '@xstate/graph';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventFrom,
  getInitialSnapshot,
  getNextSnapshot,
  type InputFrom,
  type SnapshotFrom,
  type StateValue,
} from 'xstate';

/** What it takes to walk every edge of a machine. */
export interface Walk<Machine extends AnyStateMachine = AnyStateMachine> {
  /** With silent ports. */
  machine: Machine;
  /** One start, or several when the first step depends on what was stored. */
  inputs: readonly InputFrom<Machine>[];
  /** Every command and fact, with the payloads that its guards tell apart. */
  events: readonly EventFrom<Machine>[];
  /** What the guards look at: states that differ in it are different places. */
  view: (snapshot: SnapshotFrom<Machine>) => unknown;
  /** Which of the events the subject can be made to meet at a place; all of them by default. */
  offers?: (event: EventFrom<Machine>, snapshot: SnapshotFrom<Machine>) => boolean;
}

/** Keeps a walk's types together. */
export const walk = <Machine extends AnyStateMachine>(described: Walk<Machine>): Walk<Machine> =>
  described;

export interface Step {
  event: { type: string };
  /** For a timer: how long to wait instead of sending (ms). */
  wait: number | undefined;
  /** Where the pure machine is after the step. */
  expected: AnyMachineSnapshot;
}

/** A start and the steps from there. */
export interface Path {
  input: unknown;
  steps: Step[];
}

/** Every node below a machine's root, the root too. */
export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => {
  const below = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap(below),
  ];
  return below(machine.root);
};

const edgesFrom = (node: AnyStateNode): [string, AnyTransitionDefinition][] => {
  const named = [...node.transitions.entries()].flatMap(([type, list]) =>
    list.map((edge, index): [string, AnyTransitionDefinition] => [`${type}[${index}]`, edge]),
  );
  const always = (node.always ?? []).map((edge, index): [string, AnyTransitionDefinition] => [
    `always[${index}]`,
    edge,
  ]);
  return [...named, ...always].map(([name, edge]) => [`${node.id} ${name}`, edge]);
};

/** Every edge of a machine by name: `session.signedIn session.signOut[0]`. */
export const edgesOf = (machine: AnyStateMachine): Map<AnyTransitionDefinition, string> =>
  new Map(nodesOf(machine).flatMap((node) => edgesFrom(node).map(([name, edge]) => [edge, name])));

const timersOf = (machine: AnyStateMachine): { type: string }[] =>
  nodesOf(machine).flatMap((node) => node.after.map(({ eventType }) => ({ type: eventType })));

const waitOf = (snapshot: AnyMachineSnapshot, type: string): number | undefined => {
  const armed = snapshot._nodes
    .flatMap((node: AnyStateNode) => [...node.after])
    .find(({ eventType }: { eventType: string }) => eventType === type);
  if (armed === undefined) return undefined;
  const named = snapshot.machine.implementations.delays[armed.delay as string];
  return typeof named === 'function'
    ? named({ context: snapshot.context, event: { type } } as never, undefined as never)
    : (named ?? Number(armed.delay));
};

/** Whether a machine does anything at an event, where it stands. */
export const isTaken = (snapshot: AnyMachineSnapshot, event: { type: string }): boolean =>
  snapshot.status === 'active' &&
  (snapshot.machine.getTransitionData(snapshot, event)?.length ?? 0) > 0;

/** What the subject can be made to meet at a place. */
export const meetingsOf = ({ machine, events, offers }: Walk) => {
  const all = [...events, ...timersOf(machine)] as { type: string }[];
  return (at: AnyMachineSnapshot): { type: string }[] =>
    all.filter((event) => isTaken(at, event) && (offers?.(event as never, at) ?? true));
};

/** The name of a place: those that look alike are one. */
export const namingOf =
  ({ view }: Walk) =>
  (at: AnyMachineSnapshot): string =>
    JSON.stringify([at.status, at.value, view(at)]);

/** The step that an event leads to from where a machine stands. */
export const stepOf = (at: AnyMachineSnapshot, event: { type: string }): Step => ({
  event,
  wait: waitOf(at, event.type),
  expected: getNextSnapshot(at.machine, at, event),
});

/**
 * The shortest path to every place, and from there one step along every edge. The way to a place is
 * folded anew from its start: its own snapshot is only a representative of those that look alike.
 */
export const pathsOf = (walk: Walk): Path[] => {
  const { machine, inputs } = walk;
  const serializeState = namingOf(walk);
  const events = meetingsOf(walk);
  return inputs.flatMap((input) => {
    const options = {
      input,
      serializeState: serializeState as never,
      events: events as never,
    };
    const places = getAdjacencyMap(machine, options);
    return getShortestPaths(machine, options).flatMap(({ state, steps }) => {
      const known = steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init');
      const next = Object.values(places[serializeState(state) as never]?.transitions ?? {});
      const { at, trip } = fold(machine, input, known);
      if (next.length === 0) return [{ input, steps: trip }];
      return next.map(({ event }) => ({ input, steps: [...trip, stepOf(at, event)] }));
    });
  });
};

/** The steps that events lead to from a start, and where they end. */
const fold = (machine: AnyStateMachine, input: unknown, events: readonly { type: string }[]) => {
  let at: AnyMachineSnapshot = getInitialSnapshot(machine, input);
  const trip = events.map((event): Step => {
    const step = stepOf(at, event);
    at = step.expected;
    return step;
  });
  return { at, trip };
};

/** The part of a snapshot that must be as expected. */
export const whole = ({ status, value, context }: AnyMachineSnapshot) => ({
  status,
  value,
  context,
});

/** A state's value as a person reads it: `open.shown`. */
export const placeOf = (value: StateValue | undefined): string => {
  if (value === undefined || typeof value === 'string') return value ?? '';
  return Object.entries(value)
    .map(([key, below]) => [key, placeOf(below)].filter((part) => part !== '').join('.'))
    .join(' + ');
};
