import type { Problem, ProblemCode } from '../../contract/problems';
import { RateMeter } from '../signalr/rate';

/** Of a request that was refused: which call, whose it was, and the place that it came from. */
export interface RefusedRequest {
  readonly call: string;
  readonly player: string | undefined;
  readonly place: string;
  readonly request: string;
}

export interface RefusalLog {
  info(facts: object, says: string): void;
}

/** Statuses of what does not fit, may not be done, or is done too often; others are everyday life. */
const telling = new Set([400, 401, 403, 413, 422, 429]);
/** What players meet in play. */
const everyday = new Set<string>(['play-refused', 'stake-refused'] satisfies ProblemCode[]);

/** So many lines are written, whatever a flood brings: it must not fill the disk. */
const rate = { perSecond: 20, burst: 200 };

/**
 * Tells the log who was refused what: sign-ins, calls that are not theirs, what a control kept out
 * (ASVS 16.3). Nothing of what was sent stands there. Lines that a flood would bring are counted, and
 * the next line that is written says how many were not (`unsaid`).
 */
export class Refusals {
  readonly #meter: RateMeter;
  #unsaid = 0;

  constructor(
    readonly log: RefusalLog,
    now: number,
  ) {
    this.#meter = new RateMeter(rate, now);
  }

  /** Notes a refusal at `now`, in ms. */
  note({ code, status }: Problem, request: RefusedRequest, now: number): void {
    if (!telling.has(status) || everyday.has(code)) return;
    if (!this.#meter.take(now)) {
      this.#unsaid += 1;
      return;
    }
    const unsaid = this.#unsaid === 0 ? {} : { unsaid: this.#unsaid };
    this.#unsaid = 0;
    this.log.info({ code, ...request, ...unsaid }, 'refused');
  }
}
