import type { ActorRefLike, AnyActorRef } from 'xstate';

/** One thing that entered the system: sent by a view, answered by a port, or fired by a timer. */
export interface Entry {
  /** Its number, from 1. */
  n: number;
  /** Milliseconds since 1970, as the clock last told. */
  at: number;
  /** Path of explicit child ids; the root is `app`. */
  to: string;
  event: { type: string };
}

/** The entries, and the tree before the first of them. */
export interface Recording {
  /** Persisted root, undefined when the entries begin with the start. */
  checkpoint: unknown;
  entries: readonly Entry[];
}

/** A checkpoint is taken each time that so many entries have come, or so many milliseconds have passed. */
export interface Span {
  entries: number;
  ms: number;
  /** Who leaves takes along what they did; false where all of it is to be seen. */
  forgets: boolean;
}
const SPAN: Span = { entries: 2_000, ms: 5 * 60_000, forgets: true };
/** Besides the one that is filled: together at least ten minutes. */
const SPANS_KEPT = 2;

/** Hears of an event before the actor that it is for. */
export type Hear = (
  source: ActorRefLike | undefined,
  target: AnyActorRef,
  event: Entry['event'],
) => void;

/** What enters a root, as it came: secrets are in it, and it must not leave the tab. */
export interface Tape {
  hear: Hear;
  recorded: () => Recording;
  /** Whether somebody has left: what they did is not told to whoever comes next. */
  hasForgotten: () => boolean;
}

/** By which a player leaves: what enters next begins a tape of somebody else. */
const FAREWELLS: readonly string[] = [
  'session.ended',
  'session.expire',
  'session.refused',
  'token.cleared',
];

const isMachine = (actor: ActorRefLike): boolean =>
  'machine' in ((actor as AnyActorRef).getSnapshot() ?? {});

/**
 * Whether an event comes from outside. What actors tell each other is left out: it follows.
 * A machine sends to itself only by a timer.
 */
export const isEntering = (
  target: ActorRefLike,
  source: ActorRefLike | undefined,
  type: string,
): boolean =>
  type !== 'xstate.init' && (source === undefined || source === target || !isMachine(source));

const isTick = (event: { type: string; at?: unknown }): event is { type: string; at: number } =>
  event.type === 'clock.ticked' && typeof event.at === 'number';

/** Path of explicit child ids, from `app`. */
export const pathOf = (actor: AnyActorRef): string =>
  actor._parent === undefined ? 'app' : `${pathOf(actor._parent)}/${actor.id}`;

/** The root of the tree in which an actor stands. */
export const rootOf = (actor: AnyActorRef): AnyActorRef =>
  actor._parent === undefined ? actor : rootOf(actor._parent);

/**
 * Lets hear of every event between the actors of a root that has not started. By XState's `inspect`
 * one would be told of every step inside them as well, which costs more than the tape (decision 175).
 */
export const overhear = (root: AnyActorRef, hear: Hear): void => {
  // The one place through which each event goes; it is not in XState's types.
  const system = root.system as unknown as { _relay: Hear };
  const relay = system._relay;
  system._relay = (source, target, event) => {
    hear(source, target, event);
    relay(source, target, event);
  };
};

/** A tape of one root; `at` is the time of its start (ms since 1970). */
export const createTape = (start: { at: number }, span: Span = SPAN): Tape => {
  let n = 0;
  let at = start.at;
  let since = at;
  let entries: Entry[] = [];
  let spans: Recording[] = [{ checkpoint: undefined, entries }];
  let isLeft = false;
  let hasForgotten = false;
  return {
    hear: (source, target, event) => {
      if (!isEntering(target, source, event.type)) return;
      if (isLeft || entries.length === span.entries || at - since >= span.ms) {
        since = at;
        entries = [];
        // Nothing is under way when something enters: the tree is whole at this moment.
        const checkpoint = rootOf(target).getPersistedSnapshot();
        spans = [...(isLeft ? [] : spans.slice(-SPANS_KEPT)), { checkpoint, entries }];
        hasForgotten ||= isLeft;
        isLeft = false;
      }
      if (isTick(event)) at = event.at;
      if (span.forgets && FAREWELLS.includes(event.type)) isLeft = true;
      n += 1;
      entries.push({ n, at, to: pathOf(target), event });
    },
    // Who has left has left, even where nobody came yet.
    recorded: () =>
      isLeft
        ? { checkpoint: undefined, entries: [] }
        : { checkpoint: spans[0]?.checkpoint, entries: spans.flatMap((each) => each.entries) },
    hasForgotten: () => hasForgotten || isLeft,
  };
};
