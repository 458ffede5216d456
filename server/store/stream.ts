/** What the log holds: plain JSON. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** A movement of `amount` minor units (a safe integer, signed) on one account [decision 21]. */
export interface Posting {
  account: string;
  currency: string;
  amount: number;
}

/**
 * A message that follows from an event. `player:<id>` facts are numbered 1, 2, 3, … per player, so
 * that a client can ask for what it missed; `room:<name>` facts are not numbered [decision 38].
 */
export interface Fact {
  audience: string;
  handler: string;
  body: JsonObject;
}

/** A fact as it stands in the log; `n` numbers a player's facts, `null` in rooms. */
export interface RecordedFact {
  readonly position: number;
  readonly part: number;
  readonly audience: string;
  readonly n: number | null;
  readonly handler: string;
  readonly body: JsonObject;
}

/**
 * What of an event is a person's private matter: `fields` are stored under the key of the player
 * `of`. Once that key is destroyed they read as `instead` says, and otherwise as absent.
 */
export interface Personal {
  readonly of: string;
  readonly fields: readonly string[];
  readonly instead?: JsonObject;
}

/** The least that every stored event has; the rest of it is plain JSON. */
export interface StoredEvent {
  type: string;
}

/**
 * One kind of stream, e.g. all wallets. Its functions are pure and synchronous: they run under a row
 * lock, again when the log is refolded, and never see a clock or another stream.
 */
export interface StreamKind<State, Event extends StoredEvent> {
  /** First part of the stream's name: `<name>:<id>`. Never renamed. */
  readonly name: string;
  /** Raised when `evolve` folds differently than before: stored states are then refolded. */
  readonly revision?: number;
  readonly initial: State;
  evolve(state: State, event: Event): State;
  /** What the event does to the state besides, by when it was recorded (ISO 8601). */
  dated?(state: State, event: Event, at: string): State;
  /** Money that the event moves; sums to zero per currency or the command is an error. */
  postings?(id: string, event: Event): Posting[];
  /** Messages that follow from the event; `state` is the one after it. */
  facts?(id: string, event: Event, state: State): Fact[];
  /** What the log must not show without the key of a person. */
  personal?(id: string, event: Event): Personal | undefined;
}

/** The state of a stream after one more event, recorded then (ISO 8601). */
export const foldOf = <State, Event extends StoredEvent>(
  kind: StreamKind<State, Event>,
  state: State,
  event: Event,
  at: string,
): State => {
  const after = kind.evolve(state, event);
  return kind.dated === undefined ? after : kind.dated(after, event, at);
};

/** Any kind; safe because a kind's functions only ever meet its own stream's events. */
export type AnyKind = StreamKind<unknown, StoredEvent>;

/** One stream, named by its kind and id. */
export interface Stream<State, Event extends StoredEvent> {
  readonly kind: StreamKind<State, Event>;
  readonly id: string;
}
export type AnyStream = Stream<unknown, StoredEvent>;

/** The stream of this kind with this id: a slot of a command. */
export const streamOf = <State, Event extends StoredEvent>(
  kind: StreamKind<State, Event>,
  id: string,
): Stream<State, Event> => ({ kind, id });

/** `wallet:player_1`, the key of the stream's row. */
export const nameOf = (stream: AnyStream): string => `${stream.kind.name}:${stream.id}`;

/** The id within a stream's name. */
export const idOf = (name: string): string => name.slice(name.indexOf(':') + 1);
