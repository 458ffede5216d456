/**
 * Lets so much work be done at once; the rest waits, each person in a line of their own. The lines
 * take turns, so that whoever brings much holds up themselves alone.
 */
export class Semaphore {
  #working = 0;
  /** In the order of their turns. */
  readonly #lines = new Map<string, (() => void)[]>();

  constructor(
    readonly atOnce: number,
    /** People who may wait, and what each of them may have in line. */
    readonly people: number,
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
    const line = this.#lines.get(whose);
    return line === undefined ? this.#lines.size < this.people : line.length < this.each;
  }

  #wait(whose: string, turn: () => void): void {
    this.#lines.set(whose, [...(this.#lines.get(whose) ?? []), turn]);
  }

  #next(): void {
    const [next] = this.#lines;
    if (next === undefined) {
      this.#working -= 1;
      return;
    }
    const [whose, [turn, ...rest]] = next;
    this.#lines.delete(whose);
    if (rest.length > 0) this.#lines.set(whose, rest);
    turn?.();
  }
}
