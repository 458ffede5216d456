import type { Sql } from './database';

export interface StateRow {
  readonly name: string;
  readonly state: unknown;
  readonly revision: number;
}

/** A name that waits for the next query. */
class Asked {
  resolve!: (row: StateRow | undefined) => void;
  reject!: (error: unknown) => void;
  readonly answered = new Promise<StateRow | undefined>((resolve, reject) => {
    this.resolve = resolve;
    this.reject = reject;
  });
}

/**
 * Reads states of streams, all that are asked for in one turn of the event loop by one query: an
 * answer needs several, and many answers are made at once. A state is never read before it was
 * asked for, so a command that was answered is always seen.
 */
export class StateLoader {
  #asked = new Map<string, Asked>();

  constructor(readonly sql: Sql) {}

  /** The row of the stream of this name; undefined if nothing ever happened to it. */
  load(name: string): Promise<StateRow | undefined> {
    const known = this.#asked.get(name);
    if (known !== undefined) return known.answered;
    if (this.#asked.size === 0) setImmediate(() => void this.#read());
    const asked = new Asked();
    this.#asked.set(name, asked);
    return asked.answered;
  }

  async #read(): Promise<void> {
    const asked = this.#asked;
    this.#asked = new Map();
    try {
      const rows = await this.sql<StateRow[]>`
        select name, state, revision from streams where name = any(${[...asked.keys()]})`;
      for (const row of rows) asked.get(row.name)?.resolve(row);
      for (const { resolve } of asked.values()) resolve(undefined);
    } catch (error) {
      for (const { reject } of asked.values()) reject(error);
    }
  }
}
