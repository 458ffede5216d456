import { redact } from './redact';
import { reasonOf } from './supervisor';
import { createTape, type Entry, type Hear, type Recording, type Span } from './tape';

export interface Journal {
  hear: Hear;
  /** Without secrets, ready to be kept or sent. */
  recording: () => Recording;
}

/** What was written of each entry: it is asked for again and again while somebody looks. */
const written = new WeakMap<Entry, Entry>();

/** Plain JSON: an error in it becomes its sentence. */
const plain = (event: { type: string; error?: unknown }): { type: string } =>
  redact(event.error === undefined ? event : { ...event, error: reasonOf(event.error) });

const write = (entry: Entry): Entry => {
  const before = written.get(entry);
  if (before !== undefined) return before;
  const plainly = { ...entry, event: plain(entry.event) };
  written.set(entry, plainly);
  return plainly;
};

/** What a tape recorded, without its secrets. */
export const writtenOf = ({ checkpoint, entries }: Recording): Recording => ({
  checkpoint: redact(checkpoint),
  entries: entries.map(write),
});

/** Whoever develops sees all of it. */
const WHOLE: Span = { entries: 2_000, ms: 5 * 60_000, forgets: false };

/** A journal of one root; `at` is the time of its start (ms since 1970). */
export const createJournal = (start: { at: number }, span: Span = WHOLE): Journal => {
  const { hear, recorded } = createTape(start, span);
  return { hear, recording: () => writtenOf(recorded()) };
};
