/**
 * Lets so much work be done at once; the rest waits, each person in a line of their own. The lines
 * take turns, so that whoever brings much holds up themselves alone.
 */
export class Semaphore {
  #working = 0;
  #waiting = 0;
  /** In the order of their turns. */
  readonly #lines = new Map<string, (() => void)[]>();

  constructor(
    readonly atOnce: number,
    /** What may wait, and how much of that may be one person's. */
    readonly waiting: number,
    readonly each: number,
  ) {}

  /** What the work answers, or `too many` when it was not begun. */
  async take<Result>(whose: string, work: () => Promise<Result>): Promise<Result | 'too many'> {
    if (this.#working < this.atOnce) this.#working += 1;
    else if (!this.#hasRoom(whose)) return 'too many';
    // The turn is handed over: whoever comes meanwhile must not take it.
    else await new Promise<void>((resolve) => this.#wait(whose, resolve));
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #hasRoom(whose: string): boolean {
    return this.#waiting < this.waiting && (this.#lines.get(whose)?.length ?? 0) < this.each;
  }

  #wait(whose: string, turn: () => void): void {
    this.#waiting += 1;
    this.#lines.set(whose, [...(this.#lines.get(whose) ?? []), turn]);
  }

  #next(): void {
    const [next] = this.#lines;
    if (next === undefined) {
      this.#working -= 1;
      return;
    }
    const [whose, [turn, ...rest]] = next;
    this.#waiting -= 1;
    this.#lines.delete(whose);
    if (rest.length > 0) this.#lines.set(whose, rest);
    turn?.();
  }
}
