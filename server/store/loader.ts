/** A key that waits for the next query. */
class Asked<Value> {
  resolve!: (value: Value | undefined) => void;
  reject!: (error: unknown) => void;
  readonly answered = new Promise<Value | undefined>((resolve, reject) => {
    this.resolve = resolve;
    this.reject = reject;
  });
}

/**
 * Reads values by key, all that are asked for in one turn of the event loop by one query: an answer
 * needs several, and many answers are made at once. A value is never read before it was asked for, so
 * a command that was answered is always seen.
 */
export class Loader<Value> {
  #asked = new Map<string, Asked<Value>>();

  /** `read` answers those of the keys that have a value. */
  constructor(
    readonly read: (keys: readonly string[]) => Promise<Iterable<readonly [string, Value]>>,
  ) {}

  /** The value of this key; undefined if it has none. */
  load(key: string): Promise<Value | undefined> {
    const known = this.#asked.get(key);
    if (known !== undefined) return known.answered;
    if (this.#asked.size === 0) setImmediate(() => void this.#read());
    const asked = new Asked<Value>();
    this.#asked.set(key, asked);
    return asked.answered;
  }

  async #read(): Promise<void> {
    const asked = this.#asked;
    this.#asked = new Map();
    try {
      for (const [key, value] of await this.read([...asked.keys()])) asked.get(key)?.resolve(value);
      for (const { resolve } of asked.values()) resolve(undefined);
    } catch (error) {
      for (const { reject } of asked.values()) reject(error);
    }
  }
}
