import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getInitialSnapshot,
  type InputFrom,
  type InspectionEvent,
  type SnapshotFrom,
} from 'xstate';
import type { AppActor } from '../../machines/app/app.machine';
import type { ResidentName } from '../../machines/app/residents';
import type { Start } from '../../machines/app/start';
import { RootHouse } from '../../src/app/house';
import { aWorld, type World } from '../../tests/machines/support/world';
import { edgesOf, type Path, pathsOf, type Walk, whole } from './walk';

/** A machine's walk, driven by hand on its rendered views in the whole house. */
export interface ViewWalk<Machine extends AnyStateMachine> {
  walk: Walk<Machine>;
  resident: ResidentName;
  view: ReactNode;
  /** What the house starts with, by the machine's own input. */
  start: (input: InputFrom<Machine>) => Partial<Start>;
  /** What is answered before the first step. */
  settle?: (world: World) => void;
  /**
   * Brings an event about from outside: presses the control, or answers the port. False when the
   * page offers no way to it now.
   */
  bring: (event: { type: string }, world: World) => boolean;
  /** What the page must show of a snapshot. */
  sees: (snapshot: SnapshotFrom<Machine>, event: { type: string } | undefined) => void;
}

/** A walk draws hundreds of pages. */
export const WALK_MS = 120_000;

/** The names of the edges that each step of a path takes, with the state that it leaves. */
const keysOf = (machine: AnyStateMachine, { input, steps }: Path): string[] => {
  const names = edgesOf(machine);
  let before: AnyMachineSnapshot = getInitialSnapshot(machine, input);
  return steps.map(({ event, expected }) => {
    const taken = machine.getTransitionData(before, event as never) ?? [];
    const key = JSON.stringify([before.value, ...taken.map((edge) => names.get(edge))]);
    before = expected;
    return key;
  });
};

/** Walks a path on the page; answers how many of its steps could be made. */
const walkPage = <Machine extends AnyStateMachine>(
  { resident, view, start, settle, bring, sees }: ViewWalk<Machine>,
  { input, steps }: Path,
  edges: Set<string>,
): number => {
  const world = aWorld(start(input as InputFrom<Machine>));
  const actor = world.resident(resident) as Actor<AnyStateMachine>;
  const names = edgesOf(actor.logic);
  world.app.system.inspect((inspected: InspectionEvent) => {
    if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== actor) return;
    for (const taken of inspected._transitions) {
      const name = names.get(taken);
      if (name !== undefined) edges.add(name);
    }
  });
  render(<RootHouse root={world.app as AppActor}>{view}</RootHouse>);
  act(() => settle?.(world));
  sees(actor.getSnapshot() as SnapshotFrom<Machine>, undefined);
  let made = 0;
  for (const { event, wait, expected } of steps) {
    let isBrought = true;
    if (wait === undefined) isBrought = bring(event, world);
    else act(() => world.clock.increment(wait));
    if (!isBrought) break;
    const trail = steps.slice(0, made + 1).map(({ event: { type } }) => type);
    expect(whole(actor.getSnapshot()), `${trail.join(' → ')}`).toEqual(whole(expected));
    sees(actor.getSnapshot() as SnapshotFrom<Machine>, event);
    made += 1;
  }
  cleanup();
  world.app.stop();
  return made;
};

/**
 * Walks every edge that the page gives a way to, from every state, and prints what it came to.
 * Answers the names of the edges that the page does not reach.
 */
export const walkView = <Machine extends AnyStateMachine>(
  described: ViewWalk<Machine>,
): string[] => {
  const walk = described.walk as unknown as Walk;
  const done = new Set<string>();
  const edges = new Set<string>();
  let paths = 0;
  let steps = 0;
  for (const path of pathsOf(walk)) {
    const keys = keysOf(walk.machine, path);
    // Where another path made this very step, walking it again would prove nothing more.
    if (keys.every((key) => done.has(key))) continue;
    const made = walkPage(described, path, edges);
    for (const key of keys.slice(0, made)) done.add(key);
    paths += 1;
    steps += made;
  }
  const unreached = [...edgesOf(walk.machine).values()].filter((name) => !edges.has(name));
  const all = edgesOf(walk.machine).size;
  console.table({
    [described.resident]: { paths, steps, edges: `${all - unreached.length}/${all}` },
  });
  for (const name of unreached) console.log(`not reached on the page: ${name}`);
  return unreached;
};
