import { expect } from 'vitest';
import type { Lifecycle } from '../../contract/lifecycles';
import type { Decision } from '../../server/store/decision';

/** A decider as a lifecycle's walk asks it. */
export interface Subject<State, Command extends string, Event> {
  initial: State;
  /** The name in the table of where a state stands. */
  stepOf: (state: State) => string;
  decide: Readonly<Record<Command, (state: State) => Decision<unknown, unknown>>>;
  /** The events of a decision that are this subject's own. */
  eventsOf: (events: never) => readonly Event[];
  evolve: (state: State, event: Event) => State;
}

/** One command in one state: what the table says of it, and what the decider did. */
export interface Trial {
  step: string;
  command: string;
  /** Where the table leads, perhaps to a refusal; none where it always refuses. */
  allowed: readonly string[];
  /** Where the decider leads; undefined where it refuses. */
  reached: string | undefined;
  /** The code of the refusal. */
  refusal: string | undefined;
}

const TRIES_MAX = 1_000;

/** What a table says where the facts may refuse. */
const REFUSED = 'refused';

const targets = (of: string | readonly string[] | undefined): readonly string[] =>
  of === undefined ? [] : typeof of === 'string' ? [of] : of;

/**
 * Tries every command in every state that is reached from the first one by accepted commands.
 * States that are alike in everything are one.
 */
const refine = <State, Command extends string, Event>(
  lifecycle: Lifecycle<string, Command>,
  { initial, stepOf, decide, eventsOf, evolve }: Subject<State, Command, Event>,
): Trial[] => {
  const seen = new Set<string>();
  const trials: Trial[] = [];
  const places = [initial];
  for (let state = places.shift(); state !== undefined; state = places.shift()) {
    const key = JSON.stringify(state);
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size > TRIES_MAX) throw new Error('The states of this subject do not end');
    for (const command of Object.keys(decide) as Command[]) {
      const step = stepOf(state);
      const decision = decide[command](state);
      const after =
        'refused' in decision
          ? undefined
          : eventsOf(decision.events as never).reduce(evolve, state);
      trials.push({
        step,
        command,
        allowed: targets(lifecycle[step]?.[command]),
        reached: after === undefined ? undefined : stepOf(after),
        refusal: 'refused' in decision ? decision.refused.code : undefined,
      });
      if (after !== undefined) places.push(after);
    }
  }
  return trials;
};

/** Proves that the subjects together take exactly the commands of the table, to where it leads. */
export const proveRefinement = (
  table: Readonly<Record<string, object>>,
  subjects: readonly object[],
): void => {
  const lifecycle = table as Lifecycle<string, string>;
  const trials = subjects.flatMap((subject) =>
    refine(lifecycle, subject as Subject<never, string, never>),
  );
  const unlawful = trials.filter(({ allowed, reached }) =>
    reached === undefined && allowed.length === 0 ? false : !allowed.includes(reached ?? REFUSED),
  );
  expect(unlawful).toEqual([]);
  // A target that no trial reached would be a promise that the decider never keeps.
  for (const [step, commands] of Object.entries(lifecycle)) {
    for (const [command, targets] of Object.entries(commands)) {
      const reached = trials.filter((trial) => trial.step === step && trial.command === command);
      expect(new Set(reached.map((trial) => trial.reached ?? REFUSED))).toEqual(
        new Set([targets].flat()),
      );
    }
  }
  // A state of the table that the walk never reached would have proved nothing.
  expect([...new Set(trials.map(({ step }) => step))].sort()).toEqual(
    Object.keys(lifecycle).sort(),
  );
};
