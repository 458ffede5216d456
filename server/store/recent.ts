import type { Appended } from './append';
import type { RecordedEvent } from './projection';
import type { RecordedFact } from './stream';

/** Events kept at most; half of them make room at once. */
const EVENTS_MAX = 2_000;

/**
 * The end of the log as far as this process wrote it in one piece, so that it need not read back
 * what it just committed. Where another process wrote in between, it begins anew behind that.
 */
export class Recent {
  #after = 0;
  #events: RecordedEvent[] = [];
  #facts: RecordedFact[] = [];

  get #end(): number {
    return this.#after + this.#events.length;
  }

  add({ after, events, facts }: Appended): void {
    if (after !== this.#end) {
      this.#after = after;
      this.#events = [];
      this.#facts = [];
    }
    this.#events.push(...events);
    this.#facts.push(...facts);
    if (this.#events.length > EVENTS_MAX) this.#drop(this.#events.length - EVENTS_MAX / 2);
  }

  /** Forgets all: what somebody's erasure makes unreadable is not read here either. */
  clear(): void {
    this.#drop(this.#events.length);
  }

  /** Events after `position`, at most `limit`; nothing if any of them may be missing here. */
  eventsAfter(position: number, limit: number): RecordedEvent[] | undefined {
    if (position < this.#after || position >= this.#end) return undefined;
    return this.#events.slice(position - this.#after, position - this.#after + limit);
  }

  /** Facts after position `after` up to that of `end`; nothing if any of them may be missing here. */
  factsBetween(after: number, end: number): RecordedFact[] | undefined {
    if (after < this.#after || end > this.#end) return undefined;
    const from = this.#facts.findLastIndex(({ position }) => position <= after) + 1;
    const to = this.#facts.findLastIndex(({ position }) => position <= end) + 1;
    return this.#facts.slice(from, to);
  }

  #drop(count: number): void {
    this.#after += count;
    this.#events = this.#events.slice(count);
    this.#facts = this.#facts.filter(({ position }) => position > this.#after);
  }
}
