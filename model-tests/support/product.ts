import { type AnyMachineSnapshot, getInitialSnapshot } from 'xstate';
import { edgesOf, type Path, pathsOf, type Walk } from './walk';

/** Each step of a path with the place that it leaves. */
const stepsAlong = ({ machine }: Walk, { input, steps }: Path) =>
  steps.map((step, index) => ({
    ...step,
    from: (steps[index - 1]?.expected ??
      getInitialSnapshot(machine, input as never)) as AnyMachineSnapshot,
  }));

/** The fewest paths, longest first, that together meet every step that can be driven. */
export const productPaths = (walk: Walk): Path[] => {
  const met = new Set<string>();
  return pathsOf(walk)
    .sort((a, b) => b.steps.length - a.steps.length)
    .filter((path) => {
      const steps = stepsAlong(walk, path).map(({ from, event, expected }) =>
        JSON.stringify([from.value, event.type, expected.value]),
      );
      const isNew = steps.some((step) => !met.has(step));
      for (const step of steps) met.add(step);
      return isNew;
    });
};

/** The edges that those paths take at their events, by name; what is decided behind is not named. */
export const productEdges = (walk: Walk): Set<string> => {
  const names = edgesOf(walk.machine);
  const taken = productPaths(walk)
    .flatMap((path) => stepsAlong(walk, path))
    .flatMap(({ from, event }) => walk.machine.getTransitionData(from, event as never) ?? []);
  return new Set(taken.flatMap((edge) => names.get(edge) ?? []));
};
