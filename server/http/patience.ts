import { type Refused, refused } from './route';

/** How long, and how many, requests may wait for their answers. */
export interface Patience {
  /** Milliseconds after which a caller is told to come again. */
  readonly ms: number;
  /** Requests at once; whoever comes on top is told to come again. */
  readonly atOnce: number;
}

/** A page waits longer, and a database that was started anew is back sooner. */
export const defaultPatience: Patience = { ms: 12_000, atOnce: 2_000 };

/** What the work comes to, or `late` once so many milliseconds went by; the work goes on. */
export const within = async <Result, Late>(
  ms: number,
  work: Promise<Result>,
  late: Late,
): Promise<Result | Late> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(late), ms);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};

const late = refused('unavailable');

/** Answers so many requests at once, each in good time, or says that it cannot just now. */
export class Desk {
  #working = 0;

  constructor(readonly patience: Patience) {}

  /**
   * What the work answers, or `unavailable`; `times` as long as usual for what takes longer. Work
   * that is late goes on and counts until it ends: a repetition with the same key finds what became
   * of it, and a database that is away does not gather questions without end.
   */
  async answer<Result>(work: () => Promise<Result>, times = 1): Promise<Result | Refused> {
    if (this.#working >= this.patience.atOnce) return refused('unavailable');
    this.#working += 1;
    const worked = work().finally(() => {
      this.#working -= 1;
    });
    return within(this.patience.ms * times, worked, late);
  }
}
