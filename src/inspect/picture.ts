import type { AnyActorRef, AnyMachineSnapshot, AnyStateNode, InspectionEvent } from 'xstate';
import { redact } from '../../machines/app/redact';
import { pathOf } from '../../machines/app/tape';
import { transitionsOf } from './chart.rules';

/** An actor at one moment, as plain JSON without secrets. */
export interface ActorPicture {
  /** Explicit child ids from the root: `app/alerts/alert:3`. */
  path: string;
  systemId: string | undefined;
  /** The id of its machine; undefined for a port. */
  machine: string | undefined;
  /** The name under which its parent knows what it runs. */
  source: string;
  status: string;
  /** Its innermost states, `signedIn.fresh`; of a port nothing. */
  value: string;
  /** Ids of the active nodes of its chart. */
  active: readonly string[];
  tags: readonly string[];
  context: unknown;
  /** Ids of the edges that its last step took. */
  taken: readonly string[];
}

const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;

/** Plain JSON first: in a context there may stand actors, which have no end. */
export const plain = (value: unknown): unknown =>
  value === undefined ? undefined : redact(JSON.parse(JSON.stringify(value)));

const isInnermost = (node: AnyStateNode, active: readonly AnyStateNode[]): boolean =>
  !active.some(({ parent }) => parent === node);

/** The picture of one actor; `taken` are the edges of its last step. */
export const pictureOf = (actor: AnyActorRef, taken: readonly string[]): ActorPicture => {
  const snapshot: unknown = actor.getSnapshot();
  const shared = {
    path: pathOf(actor),
    systemId: (actor as { systemId?: string | undefined }).systemId,
    // The root's own name is a running number.
    source: actor._parent === undefined ? pathOf(actor) : String(actor.src),
    taken,
  };
  if (!isMachineSnapshot(snapshot)) {
    return {
      ...shared,
      machine: undefined,
      status: 'active',
      value: '',
      active: [],
      tags: [],
      context: undefined,
    };
  }
  const nodes = snapshot._nodes as AnyStateNode[];
  const { id } = snapshot.machine;
  return {
    ...shared,
    machine: id,
    status: snapshot.status,
    value: nodes
      .filter((node) => isInnermost(node, nodes) && node.parent !== undefined)
      .map((node) => node.path.join('.'))
      .join(', '),
    active: nodes.map((node) => node.id),
    tags: [...snapshot.tags],
    context: plain(snapshot.context),
  };
};

/** Every actor from a root down. */
export const actorsOf = (root: AnyActorRef): AnyActorRef[] => {
  const snapshot: unknown = root.getSnapshot();
  const children = isMachineSnapshot(snapshot)
    ? (Object.values(snapshot.children) as AnyActorRef[])
    : [];
  return [root, ...children.flatMap(actorsOf)];
};

/** Follows the steps of a system: the edges that each actor's last step took. */
export interface Trace {
  inspect: (event: InspectionEvent) => void;
  takenBy: (actor: AnyActorRef) => readonly string[];
}

/** A trace to be given to a root as its `inspect`. */
export const createTrace = (): Trace => {
  const edges = new WeakMap<object, ReturnType<typeof transitionsOf>>();
  const stepping = new WeakMap<object, string[]>();
  const taken = new WeakMap<object, readonly string[]>();
  const edgesOf = (snapshot: AnyMachineSnapshot) => {
    const known = edges.get(snapshot.machine) ?? transitionsOf(snapshot.machine);
    edges.set(snapshot.machine, known);
    return known;
  };
  return {
    inspect: (inspected) => {
      const actor = inspected.actorRef;
      if (inspected.type === '@xstate.microstep' && isMachineSnapshot(inspected.snapshot)) {
        const known = edgesOf(inspected.snapshot);
        const ids = inspected._transitions.flatMap((edge) => known.get(edge)?.id ?? []);
        stepping.set(actor, [...(stepping.get(actor) ?? []), ...ids]);
      }
      if (inspected.type === '@xstate.snapshot') {
        const ids = stepping.get(actor) ?? [];
        if (ids.length > 0) taken.set(actor, ids);
        stepping.delete(actor);
      }
    },
    takenBy: (actor) => taken.get(actor) ?? [],
  };
};

/** The pictures of every actor of a system. */
export const picturesOf = (root: AnyActorRef, trace: Trace): ActorPicture[] =>
  actorsOf(root).map((actor) => pictureOf(actor, trace.takenBy(actor)));
