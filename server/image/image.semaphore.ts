/** Lets so much work be done at once; the rest waits in line, and what the line has no room for goes. */
export class Semaphore {
  #working = 0;
  readonly #line: (() => void)[] = [];

  constructor(
    readonly atOnce: number,
    readonly waiting: number,
  ) {}

  /** What the work answers, or `too many` when it was not begun. */
  async take<Result>(work: () => Promise<Result>): Promise<Result | 'too many'> {
    if (this.#working >= this.atOnce) {
      if (this.#line.length >= this.waiting) return 'too many';
      // The turn is handed over: whoever comes meanwhile must not take it.
      await new Promise<void>((resolve) => this.#line.push(resolve));
    } else this.#working += 1;
    try {
      return await work();
    } finally {
      const next = this.#line.shift();
      if (next === undefined) this.#working -= 1;
      else next();
    }
  }
}
