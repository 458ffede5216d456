import type { Queries, Sql } from './database';
import type { Recent } from './recent';
import type { RecordedFact } from './stream';

export type FactListener = (facts: readonly RecordedFact[]) => void;

const pageSize = 1000;
const pollMs = 1000;

/** The end of the log. */
export const headOf = async (sql: Queries): Promise<number> => {
  const [head] = await sql<{ position: number }[]>`select position from log_head`;
  return head?.position ?? 0;
};

/** A player's facts after number `n`, in order. */
export const factsAfter = (
  sql: Sql,
  audience: string,
  n: number,
  limit: number,
): Promise<RecordedFact[]> => sql<RecordedFact[]>`
  select position, part, audience, n, handler, body from facts
  where audience = ${audience} and n > ${n} order by n limit ${limit}`;

/** Number of the last fact told to the audience, 0 if none. */
export const lastFact = async (sql: Sql, audience: string): Promise<number> => {
  const [head] = await sql<{ n: number }[]>`
    select n from fact_heads where audience = ${audience}`;
  return head?.n ?? 0;
};

/** Told how far the log reaches now, or nothing when somebody has to look. */
type RingListener = (position?: number) => void;

/**
 * Rings whenever somebody committed: a notification, and once a second in case one got lost. For the
 * process's own commits `ring` is called once what they hold is at hand; their notification, which
 * is often here before that, would only send everybody to the database.
 */
export class Doorbell {
  readonly #isOwn: (position: number) => boolean;
  readonly #listeners = new Set<RingListener>();
  #timer: NodeJS.Timeout | undefined;
  #unlisten: (() => Promise<unknown>) | undefined;

  constructor(isOwn: (position: number) => boolean) {
    this.#isOwn = isOwn;
  }

  readonly ring: RingListener = (position) => {
    for (const listener of this.#listeners) listener(position);
  };

  async open(sql: Sql): Promise<void> {
    this.#timer = setInterval(() => this.ring(), pollMs);
    // After a break the driver listens again; what was missed meanwhile is read at once.
    const { unlisten } = await sql.listen(
      'log',
      (position) => {
        if (!this.#isOwn(Number(position))) this.ring(Number(position));
      },
      () => this.ring(),
    );
    this.#unlisten = unlisten;
  }

  onRing(listener: RingListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#listeners.clear();
    await this.#unlisten?.().catch(() => undefined);
  }
}

/** Reads the log's facts in order, from where the log ended when it began, and tells subscribers. */
export class Tail {
  readonly #sql: Sql;
  readonly #recent: Recent;
  readonly #report: (message: string, error: unknown) => void;
  readonly #listeners = new Set<FactListener>();
  #position: number;
  #target: number;
  #mustLook = false;
  #reading: Promise<void> | undefined;

  constructor(
    sql: Sql,
    recent: Recent,
    position: number,
    report: (message: string, error: unknown) => void,
  ) {
    this.#sql = sql;
    this.#recent = recent;
    this.#position = position;
    this.#target = position;
    this.#report = report;
  }

  subscribe(listener: FactListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  readonly wake: RingListener = (position) => {
    if (position === undefined) this.#mustLook = true;
    else this.#target = Math.max(this.#target, position);
    if (this.#mustLook || this.#position < this.#target) this.#reading ??= this.#read();
  };

  /** Waits until all up to there was told; no longer than the log can be read. */
  async told(position: number): Promise<void> {
    this.wake(position);
    await this.#reading;
  }

  /** Waits for the page being read. */
  async close(): Promise<void> {
    this.#listeners.clear();
    await this.#reading;
  }

  async #read(): Promise<void> {
    try {
      while (this.#mustLook || this.#position < this.#target) {
        if (this.#mustLook) {
          this.#mustLook = false;
          this.#target = Math.max(this.#target, await headOf(this.#sql));
        } else await this.#page(this.#target);
      }
    } catch (error) {
      this.#report('The log could not be read', error);
    }
    // In the same turn as the last check: a ring that comes later has to start a new reading.
    this.#reading = undefined;
  }

  async #page(end: number): Promise<void> {
    const recent = this.#recent.factsBetween(this.#position, end);
    if (recent === undefined) return this.#stored(end);
    this.#position = end;
    this.#tellAll(recent);
  }

  async #stored(end: number): Promise<void> {
    // An event's facts stay together: the page ends between events, however many facts one has.
    const facts = await this.#sql<RecordedFact[]>`
      select position, part, audience, n, handler, body from facts
      where position > ${this.#position} and position <= ${end}
      order by position, part fetch first ${pageSize} rows with ties`;
    this.#position = facts.length < pageSize ? end : (facts.at(-1)?.position ?? end);
    this.#tellAll(facts);
  }

  #tellAll(facts: readonly RecordedFact[]): void {
    if (facts.length > 0) for (const listener of this.#listeners) this.#tell(listener, facts);
  }

  #tell(listener: FactListener, facts: readonly RecordedFact[]): void {
    try {
      listener(facts);
    } catch (error) {
      this.#report('A reader of facts failed', error);
    }
  }
}
