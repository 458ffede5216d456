import type { ActorRefLike, AnyActorRef, InspectionEvent } from 'xstate';
import { redact } from './redact';
import { reasonOf } from './supervisor';

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

/** What is attached to a ticket: the entries, and the tree before the first of them. */
export interface Recording {
  /** Persisted root, undefined when the entries begin with the start. */
  checkpoint: unknown;
  entries: readonly Entry[];
}

/** A checkpoint is taken each time that so many entries have come; two spans are kept. */
const JOURNAL_SPAN = 2_000;

export interface Journal {
  /** The root's `inspect`. */
  inspect: (event: InspectionEvent) => void;
  /** Without secrets, ready to be kept or sent. */
  recording: () => Recording;
}

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

/** Path of explicit child ids, from `app`. */
export const pathOf = (actor: AnyActorRef): string =>
  actor._parent === undefined ? 'app' : `${pathOf(actor._parent)}/${actor.id}`;

const rootOf = (actor: AnyActorRef): AnyActorRef =>
  actor._parent === undefined ? actor : rootOf(actor._parent);

/** Plain JSON: an error in it becomes its sentence. */
const plain = (event: { type: string; error?: unknown; at?: unknown }): { type: string } =>
  redact(event.error === undefined ? event : { ...event, error: reasonOf(event.error) });

/** A journal of one root; `at` is the time of its start (ms since 1970). */
export const createJournal = (start: { at: number }, span: number = JOURNAL_SPAN): Journal => {
  let n = 0;
  let at = start.at;
  let older: Recording = { checkpoint: undefined, entries: [] };
  let checkpoint: unknown;
  let entries: Entry[] = [];
  return {
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.event') return;
      const { event, sourceRef } = inspected;
      const target = inspected.actorRef as AnyActorRef;
      if (!isEntering(target, sourceRef, event.type)) return;
      if (entries.length === span) {
        // Nothing is under way when something enters: the tree is whole at this moment.
        older = { checkpoint, entries };
        checkpoint = redact(rootOf(target).getPersistedSnapshot());
        entries = [];
      }
      if (event.type === 'clock.ticked' && typeof event.at === 'number') at = event.at;
      n += 1;
      entries.push({ n, at, to: pathOf(target), event: plain(event) });
    },
    recording: () => ({
      checkpoint: older.checkpoint,
      entries: [...older.entries, ...entries],
    }),
  };
};
