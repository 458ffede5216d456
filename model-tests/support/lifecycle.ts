import type { Lifecycle } from '../../contract/lifecycles';

/** One step of a lifecycle: a command in a state, and one of the states that it may lead to. */
export interface LifecycleStep<State extends string = string, Command extends string = string> {
  from: State;
  command: Command;
  to: State;
}

const isSame = (one: LifecycleStep, other: LifecycleStep): boolean =>
  one.from === other.from && one.command === other.command && one.to === other.to;

/** Every step of a table; a refusal is none, where it is no state of its own. */
export const stepsOf = <State extends string, Command extends string>(
  lifecycle: Lifecycle<State, Command>,
): LifecycleStep<State, Command>[] =>
  (Object.keys(lifecycle) as State[]).flatMap((from) =>
    (Object.entries(lifecycle[from]) as [Command, State | readonly State[]][]).flatMap(
      ([command, targets]) =>
        [targets]
          .flat()
          .filter((to) => to in lifecycle)
          .map((to) => ({ from, command, to: to as State })),
    ),
  );

/** The fewest steps from a state to one where something is left to do, and that itself. */
const next = <State extends string, Command extends string>(
  at: State,
  all: readonly LifecycleStep<State, Command>[],
  left: readonly LifecycleStep<State, Command>[],
): LifecycleStep<State, Command>[] | undefined => {
  const seen = new Set([at]);
  const trips: { end: State; steps: LifecycleStep<State, Command>[] }[] = [{ end: at, steps: [] }];
  for (const { end, steps } of trips) {
    // What stays goes first: it leaves the rest to do.
    const open = left.filter(({ from }) => from === end);
    const found = open.find(({ to }) => to === end) ?? open[0];
    if (found !== undefined) return [...steps, found];
    for (const step of all)
      if (step.from === end && !seen.has(step.to)) {
        seen.add(step.to);
        trips.push({ end: step.to, steps: [...steps, step] });
      }
  }
  return undefined;
};

/**
 * Ways through a table that together take each of its steps: each goes on as long as there is
 * something that none has done, then another begins anew.
 */
export const waysThrough = <State extends string, Command extends string>(
  lifecycle: Lifecycle<State, Command>,
  begins: NoInfer<State>,
): LifecycleStep<State, Command>[][] => {
  const all = stepsOf(lifecycle);
  let left = all;
  const ways: LifecycleStep<State, Command>[][] = [];
  while (left.length > 0) {
    const way: LifecycleStep<State, Command>[] = [];
    for (let more = next(begins, all, left); more !== undefined; ) {
      way.push(...more);
      left = left.filter((step) => !way.some((done) => isSame(done, step)));
      more = next(more.at(-1)?.to ?? begins, all, left);
    }
    if (way.length === 0) throw new Error(`'${begins}' does not lead to ${left[0]?.from}`);
    ways.push(way);
  }
  return ways;
};
