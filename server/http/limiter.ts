import type { RateClass } from '../../contract/call';
import type { Places } from '../attempt/attempt.place';
import { type Rate, RateMeter } from '../signalr/rate';

/**
 * What a bucket is for: a class of calls, whatever guessing comes from one place, or all that somebody
 * says to others who has just joined.
 */
type BucketClass = RateClass | 'place' | 'newcomer';

/** Requests per second and at once, for one player or address on one class of calls. */
export const rates: Record<BucketClass, Rate> = {
  read: { perSecond: 20, burst: 80 },
  write: { perSecond: 4, burst: 30 },
  upload: { perSecond: 1, burst: 10 },
  auth: { perSecond: 0.2, burst: 20 },
  // Wide, since a school or an office is one place: what is narrow is counted by account.
  place: { perSecond: 0.5, burst: 100 },
  // A conversation fits, a flood of advertising does not.
  newcomer: { perSecond: 1 / 15, burst: 12 },
  play: { perSecond: 10, burst: 60 },
  // All players of one third party together.
  supplier: { perSecond: 500, burst: 2_000 },
};

/** More buckets than this are never kept: the longest unused make room. */
const BUCKETS_MAX = 50_000;

/**
 * Token buckets by key, in this process. A place shares the buckets of `place` over all its players
 * and over all processes, so that guessing passwords of many accounts from there is slow too.
 */
export class Limiter {
  readonly #meters = new Map<string, RateMeter>();

  constructor(
    readonly enabled: boolean,
    readonly places: Pick<Places, 'refusal' | 'giveBack'>,
  ) {}

  /** Undefined when the request may pass, else the seconds to wait. */
  async refusal(rateClass: BucketClass, key: string, now: number): Promise<number | undefined> {
    if (!this.enabled) return undefined;
    const name = `${rateClass} ${key}`;
    const meter = this.#meters.get(name) ?? new RateMeter(rates[rateClass], now);
    this.#meters.delete(name);
    this.#meters.set(name, meter);
    if (this.#meters.size > BUCKETS_MAX) this.#forgetOldest();
    if (!meter.take(now)) return Math.ceil(1 / rates[rateClass].perSecond);
    // Who is refused here costs the database nothing.
    return rateClass === 'place' ? this.places.refusal(key, now) : undefined;
  }

  /** Takes a charge back: the request was no attempt at what is somebody else's. */
  async pardon(rateClass: BucketClass, key: string): Promise<void> {
    if (!this.enabled) return;
    this.#meters.get(`${rateClass} ${key}`)?.giveBack();
    if (rateClass === 'place') await this.places.giveBack(key);
  }

  #forgetOldest(): void {
    for (const name of this.#meters.keys()) {
      this.#meters.delete(name);
      return;
    }
  }
}
