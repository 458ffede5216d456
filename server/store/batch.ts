import { problem } from '../../contract/problems';
import { canonical } from './canonical';
import type { AnyCommand, Performed } from './command';
import type { Slots } from './decision';
import {
  type AnyStream,
  type Fact,
  foldOf,
  nameOf,
  type Posting,
  type StoredEvent,
} from './stream';

/** A stream as it is locked, then as the batch leaves it. */
export interface StreamCopy {
  readonly stream: AnyStream;
  readonly changed: boolean;
  readonly version: number;
  /** Of the kind's fold. */
  readonly revision: number;
  readonly state: unknown;
}

/** A first answer, found in the database or given earlier in the same batch. */
export interface FirstAnswer {
  readonly fingerprint: string;
  readonly outcome: Draft;
}

export interface NewEvent {
  readonly stream: AnyStream;
  readonly version: number;
  readonly event: StoredEvent;
  /** Canonical JSON of the event without its type. */
  readonly data: string;
  readonly at: string;
  readonly postings: Posting[];
  readonly facts: Fact[];
}

/** An outcome before the log gave positions: `offset` counts the batch's events up to its last. */
export type Draft =
  | {
      answer: unknown;
      offset: number;
      states: Readonly<Record<string, unknown>>;
      turnsMemory: boolean;
    }
  | { answer: unknown; position: number }
  | { refused: ReturnType<typeof problem> }
  | { error: unknown };

/** What became of a command, or what its decider threw. */
export type Settled = Performed<Slots, unknown> | { error: unknown };

export interface DecidedBatch {
  readonly drafts: Draft[];
  readonly events: NewEvent[];
  readonly streams: StreamCopy[];
  /** First answers to keep, by key; `at` is the command's. */
  readonly answers: { key: string; at: string; first: FirstAnswer }[];
}

/** Text of a command's idempotency key, unique across scopes. */
export const keyOf = (command: AnyCommand): string | undefined =>
  command.key && JSON.stringify([command.key.scope, command.key.value]);

const instant = (at: Date | string): string => new Date(at).toISOString();

/** Freezes JSON through and through, so that a decider that mutates fails instead of corrupting. */
export const frozen = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) frozen(member);
  }
  return value;
};

const checkPostings = (postings: Posting[]): Posting[] => {
  const sums = new Map<string, number>();
  for (const { account, currency, amount } of postings) {
    const sum = (sums.get(currency) ?? 0) + amount;
    if (!Number.isSafeInteger(amount) || !Number.isSafeInteger(sum))
      throw new RangeError(`${amount} on ${account} is not an exact amount of minor units`);
    sums.set(currency, sum);
  }
  for (const [currency, sum] of sums)
    if (sum !== 0) throw new Error(`Postings in ${currency} sum to ${sum}, not to zero`);
  return postings;
};

const record = (copy: StreamCopy, event: StoredEvent, at: string): [StreamCopy, NewEvent] => {
  const { stream } = copy;
  const { type: _, ...rest } = event;
  const state = frozen(foldOf(stream.kind, copy.state, event, at));
  const version = copy.version + 1;
  const recorded: NewEvent = {
    stream,
    version,
    event,
    data: canonical(rest),
    at,
    postings: checkPostings(stream.kind.postings?.(stream.id, event) ?? []),
    facts: stream.kind.facts?.(stream.id, event, state) ?? [],
  };
  return [{ ...copy, version, state, changed: true }, recorded];
};

/** Whether the platform tells it itself: what processes remember may turn by it. */
const isOfPlatform = ({ audience }: Fact): boolean => audience === 'system';

/** Runs one decider on the copies; throws, leaving them untouched, when the command is at fault. */
const decideOne = (command: AnyCommand, copies: ReadonlyMap<string, StreamCopy>) => {
  const after = new Map<string, StreamCopy>();
  const events: NewEvent[] = [];
  const at = instant(command.at);
  const states: Record<string, unknown> = {};
  for (const [slot, stream] of Object.entries(command.streams))
    states[slot] = copies.get(nameOf(stream))?.state;
  const decision = command.decide(states);
  if ('refused' in decision) return { after, events, draft: { refused: decision.refused }, states };
  for (const [slot, slotEvents] of Object.entries(decision.events)) {
    const stream = command.streams[slot];
    if (stream === undefined) throw new Error(`${command.name} has no slot '${slot}'`);
    const name = nameOf(stream);
    for (const event of slotEvents ?? []) {
      const before = after.get(name) ?? copies.get(name);
      if (before === undefined) throw new Error(`${name} is not locked`);
      const [copy, recorded] = record(before, event, at);
      after.set(name, copy);
      events.push(recorded);
    }
  }
  for (const [slot, stream] of Object.entries(command.streams))
    states[slot] = after.get(nameOf(stream))?.state ?? states[slot];
  return { after, events, draft: { answer: decision.answer ?? null }, states };
};

/**
 * Decides the commands in order, each seeing the effects of those before it. Pure: `copies` are the
 * locked streams by name, `known` the first answers by key; both are left as they were.
 */
export const decideBatch = (
  commands: readonly AnyCommand[],
  copies: ReadonlyMap<string, StreamCopy>,
  known: ReadonlyMap<string, FirstAnswer>,
): DecidedBatch => {
  const current = new Map(copies);
  const firsts = new Map(known);
  const events: NewEvent[] = [];
  const answers: DecidedBatch['answers'] = [];

  const decide = (command: AnyCommand): Draft => {
    const key = keyOf(command);
    const first = key === undefined ? undefined : firsts.get(key);
    if (first !== undefined)
      return first.fingerprint === command.key?.fingerprint
        ? first.outcome
        : { refused: problem('key-reused') };
    try {
      const decided = decideOne(command, current);
      const answer = frozen(decided.draft);
      const { states } = decided;
      const offset = decided.events.length === 0 ? 0 : events.length + decided.events.length;
      const turnsMemory = decided.events.some(({ facts }) => facts.some(isOfPlatform));
      const outcome: Draft =
        'answer' in answer ? { ...answer, offset, states, turnsMemory } : answer;
      // Answers are kept as JSON: one that is not must fail its own command, not the batch.
      if (key !== undefined && command.key !== undefined) {
        canonical('refused' in answer ? answer.refused : answer.answer);
        const mine = { fingerprint: command.key.fingerprint, outcome };
        firsts.set(key, mine);
        answers.push({ key, at: instant(command.at), first: mine });
      }
      for (const [name, copy] of decided.after) current.set(name, copy);
      events.push(...decided.events);
      return outcome;
    } catch (error) {
      return { error };
    }
  };

  const drafts = commands.map(decide);
  return {
    drafts,
    events,
    streams: [...current.values()].filter((copy) => copy.changed),
    answers,
  };
};

/** The draft with its place in the log, the batch's first event being at `head + 1`. */
export const placed = (draft: Draft, head: number): Settled => {
  if (!('offset' in draft)) return draft;
  const { answer, offset, states, turnsMemory } = draft;
  return { answer, position: offset === 0 ? 0 : head + offset, states, turnsMemory };
};
