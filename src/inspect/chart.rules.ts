import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A state of a chart, as the machine's file describes it. */
export interface ChartState {
  /** `session.signedIn.fresh` */
  id: string;
  key: string;
  /** Undefined at the machine's own node. */
  parent: string | undefined;
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** The child that is entered first. */
  initial: string | undefined;
  says: string;
  spec: string;
  tags: readonly string[];
  /** The ports and machines that run while it is active, by their source's name. */
  invokes: readonly string[];
}

/** One transition: an event, a timer, or a decision that is taken at once. */
export interface ChartEdge {
  /** `session.signedIn session.signOut[0]` */
  id: string;
  from: string;
  /** The source itself when only actions follow. */
  to: string;
  cause: 'event' | 'timer' | 'always';
  /** The event's type, the timer's delay by name, nothing for a decision. */
  name: string;
  guard: string | undefined;
}

export interface Chart {
  id: string;
  /** The machine's own node first, then in the order of its file. */
  states: readonly ChartState[];
  edges: readonly ChartEdge[];
}

/** Every node of a machine, its own first. */
const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => {
  const below = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap(below),
  ];
  return below(machine.root);
};

const nameOf = (part: unknown): string => {
  if (typeof part === 'string') return part;
  if (typeof part === 'function') return part.name;
  return typeof part === 'object' && part !== null && 'type' in part ? String(part.type) : '';
};

const stateOf = (node: AnyStateNode): ChartState => ({
  id: node.id,
  key: node.key,
  parent: node.parent?.id,
  kind: node.type,
  initial: node.type === 'compound' ? node.initial?.target?.[0]?.id : undefined,
  says: node.meta?.says ?? '',
  spec: node.meta?.spec ?? '',
  tags: node.tags,
  invokes: node.invoke.map(({ src }) => nameOf(src)),
});

const edge = (
  node: AnyStateNode,
  type: string,
  index: number,
  taken: AnyTransitionDefinition,
): ChartEdge => {
  const timer = node.after.find(({ eventType }) => eventType === type);
  return {
    id: `${node.id} ${type}[${index}]`,
    from: node.id,
    to: taken.target?.[0]?.id ?? node.id,
    cause: timer === undefined ? (type === 'always' ? 'always' : 'event') : 'timer',
    name: timer === undefined ? (type === 'always' ? '' : type) : nameOf(timer.delay),
    guard: taken.guard === undefined ? undefined : nameOf(taken.guard),
  };
};

/** The edges of a machine by the transitions that XState reports when it takes them. */
export const transitionsOf = (machine: AnyStateMachine): Map<AnyTransitionDefinition, ChartEdge> =>
  new Map(
    nodesOf(machine).flatMap((node) => [
      ...[...node.transitions].flatMap(([type, list]) =>
        list.map((taken, index) => [taken, edge(node, type, index, taken)] as const),
      ),
      ...(node.always ?? []).map(
        (taken, index) => [taken, edge(node, 'always', index, taken)] as const,
      ),
    ]),
  );

/** A machine as plain data: what diagrams and the inspector draw. */
export const chartOf = (machine: AnyStateMachine): Chart => ({
  id: machine.id,
  states: nodesOf(machine).map(stateOf),
  edges: [...transitionsOf(machine).values()],
});

/** What an edge says: `session.renew [isDue]`, `after CLOCK_REFRESH_MS`. */
export const labelOf = ({ cause, name, guard }: ChartEdge): string =>
  [
    cause === 'timer' ? `after ${name}` : name,
    guard === undefined ? (cause === 'always' ? 'otherwise' : '') : `[${guard}]`,
  ]
    .filter((part) => part !== '')
    .join(' ');

/** Edges that share both ends, drawn as one line. */
export interface Line {
  id: string;
  /** A state's id; `ANY` behind it when the line begins at whichever child is active. */
  from: string;
  to: string;
  edges: readonly ChartEdge[];
}

/** Marks the place inside a state that stands for any of its children. */
export const ANY = '.*';

/**
 * The lines of a chart. A composite's transition into itself begins at its `ANY` place and ends at
 * the state that is entered: neither Mermaid nor ELK can draw a line from a box into its own inside.
 */
export const linesOf = ({ states, edges }: Chart): Line[] => {
  const byId = new Map(states.map((state) => [state.id, state]));
  const isWithin = (id: string, box: string): boolean => id === box || id.startsWith(`${box}.`);
  const entered = (id: string): string => {
    const initial = byId.get(id)?.initial;
    return initial === undefined ? id : entered(initial);
  };
  const isBox = (id: string): boolean => {
    const kind = byId.get(id)?.kind;
    return kind === 'compound' || kind === 'parallel';
  };
  const lines = new Map<string, Line>();
  for (const taken of edges) {
    const inner = isBox(taken.from) && isWithin(taken.to, taken.from);
    const from = inner ? `${taken.from}${ANY}` : taken.from;
    const stays = inner && taken.to === taken.from;
    const outward = isBox(taken.to) && isWithin(taken.from, taken.to);
    const to = stays ? from : outward ? entered(taken.to) : taken.to;
    const id = `${from} ${to}`;
    lines.set(id, { id, from, to, edges: [...(lines.get(id)?.edges ?? []), taken] });
  }
  return [...lines.values()];
};
