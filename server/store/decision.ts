import type { Problem } from '../../contract/problems';
import type { AnyStream } from './stream';

/** The streams a command touches, by the role they play in it: `{ wallet, round }`. */
export type Slots = Record<string, AnyStream>;
export type StateOf<S extends AnyStream> = S['kind']['initial'];
export type EventOf<S extends AnyStream> = Parameters<S['kind']['evolve']>[1];
export type StatesOf<S extends Slots> = { readonly [Slot in keyof S]: StateOf<S[Slot]> };
export type EventsOf<S extends Slots> = { [Slot in keyof S]?: EventOf<S[Slot]>[] };

export interface Accepted<Events, Answer = unknown> {
  readonly events: Events;
  readonly answer: Answer;
}
export interface Refused {
  readonly refused: Problem;
}

/** What a decider answers: events per slot and the caller's answer, or a refusal. */
export type Decision<Events, Answer> =
  | Accepted<{ readonly [Slot in keyof Events]?: Readonly<Events[Slot]> }, Answer>
  | Refused;

/** Accept: `events` are appended to their slots' streams, slot by slot in the order given. */
export const accept = <const Events, Answer>(
  events: Events,
  answer: Answer,
): Accepted<Events, Answer> => ({ events, answer });

/** Whether the decision leaves the log as it is, so that there is no need to execute it. */
export const recordsNothing = ({ events }: Accepted<object>): boolean =>
  Object.values(events as Record<string, readonly unknown[] | undefined>).every(
    (list = []) => list.length === 0,
  );

/** Refuse: nothing changes; the problem says which field, rule or fact refused [§8]. */
export const refuse = (refused: Problem): Refused => ({ refused });
