import { expect } from 'vitest';
import { type ProblemCode, problem } from '../../contract/problems';
import type { Decision } from '../../server/store/decision';
import type { StoredEvent, StreamKind } from '../../server/store/stream';

/** The state of a stream to which these events happened. */
export const after = <State, Event extends StoredEvent>(
  { initial, evolve }: StreamKind<State, Event>,
  ...events: readonly Event[]
): State => events.reduce<State>(evolve, initial);

/** Deciders run more than once and on shared states: whatever they would change throws. */
const frozen = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
};

/** A stream to which nothing happens may be there without events, or not at all. */
const recordedBy = (events: object): object =>
  Object.fromEntries(Object.entries(events).filter(([, list]) => list?.length > 0));

interface Decided<Events, Answer> {
  /** Exactly these events and this answer. */
  thenHappens(events: { readonly [Slot in keyof Events]?: Events[Slot] }, answer: Answer): void;
  /** The log stays as it is; the answer is this one. */
  thenNothing(answer: Answer): void;
  /** Exactly this refusal. */
  thenRefused(code: ProblemCode, params?: Record<string, unknown>): void;
}

/** Given these states, when this is decided, then exactly that: `given(s).when(d).thenNothing(…)`. */
export const given = <States>(states: States) => ({
  when<Events, Answer>(
    decide: (states: States) => Decision<Events, Answer>,
  ): Decided<Events, Answer> {
    const decision = decide(frozen(structuredClone(states)));
    expect(decide(frozen(structuredClone(states)))).toEqual(decision);
    const happens = (events: object, answer: Answer) => {
      if ('refused' in decision) throw new Error(`refused: ${JSON.stringify(decision.refused)}`);
      expect(recordedBy(decision.events)).toStrictEqual(events);
      expect(decision.answer).toStrictEqual(answer);
    };
    return {
      thenHappens: happens,
      thenNothing: (answer) => happens({}, answer),
      thenRefused: (code, params) => expect(decision).toEqual({ refused: problem(code, params) }),
    };
  },
});
