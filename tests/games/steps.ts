import { expect } from 'vitest';
import { type GameRules, isRefused, type Json, type Order, type Step } from '../../games/engine';
import type { Draw } from '../../games/fair/draw.rules';

type Taken = Step<Json, Json>;

/** The step of an order or action that must be taken. */
export const taken = (step: ReturnType<GameRules['act']>): Taken => {
  if (isRefused(step)) throw new Error(`refused: ${step.field}`);
  return step;
};

/** A state as it comes back from the store, frozen so that rules which write into it fail. */
const stored = (state: Json): Json => {
  const freeze = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const inner of Object.values(part)) freeze(inner);
    Object.freeze(part);
  };
  const copy = JSON.parse(JSON.stringify(state)) as Json;
  freeze(copy);
  return copy;
};

/** An action of a kind that is legal whenever the kind is. */
export type ActionOf = (kind: string, outcome: Json) => { kind: string };

/**
 * Plays a round by picking among its choices, and proves at every step that exactly the listed
 * kinds are taken. Returns all steps; the last has no choice.
 */
export const playedThrough = (
  rules: GameRules,
  order: Order<unknown>,
  draw: Draw,
  { kinds, actionOf }: { kinds: readonly string[]; actionOf: ActionOf },
): Taken[] => {
  const steps = [taken(rules.open(order, draw))];
  for (;;) {
    const { state, outcome, choices } = steps.at(-1)!;
    const answers = kinds.map((kind) => rules.act(stored(state), actionOf(kind, outcome)));
    expect(kinds.filter((_, i) => !isRefused(answers[i]!)).sort()).toEqual([...choices].sort());
    for (const answer of answers.filter(isRefused)) expect(answer.refused).toBe('step-illegal');
    if (choices.length === 0) return steps;
    const kind = choices[draw.word() % choices.length]!;
    const next = taken(answers[kinds.indexOf(kind)]!);
    expect(rules.act(stored(state), actionOf(kind, outcome))).toEqual(next);
    expect(Number.isSafeInteger(next.pays)).toBe(true);
    steps.push(next);
  }
};
