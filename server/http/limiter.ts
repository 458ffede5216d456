import type { RateClass } from '../../contract/call';
import { type Rate, RateMeter } from '../realtime/rate';

/** Requests per second and at once, for one player or address on one class of calls. */
export const rates: Record<RateClass, Rate> = {
  read: { perSecond: 20, burst: 80 },
  write: { perSecond: 4, burst: 30 },
  upload: { perSecond: 1, burst: 10 },
  auth: { perSecond: 0.2, burst: 20 },
  play: { perSecond: 10, burst: 60 },
  // All players of one third party together.
  supplier: { perSecond: 500, burst: 2_000 },
};

/** More buckets than this are never kept: the longest unused make room. */
const BUCKETS_MAX = 50_000;

/**
 * Token buckets by key, in this process. An address shares the buckets of `auth` over all its
 * players, so that guessing passwords of many accounts from one place is slow too.
 */
export class Limiter {
  readonly #meters = new Map<string, RateMeter>();

  constructor(readonly enabled: boolean) {}

  /** Undefined when the request may pass, else the seconds to wait. */
  refusal(rateClass: RateClass, key: string, now: number): number | undefined {
    if (!this.enabled) return undefined;
    const name = `${rateClass} ${key}`;
    const meter = this.#meters.get(name) ?? new RateMeter(rates[rateClass], now);
    this.#meters.delete(name);
    this.#meters.set(name, meter);
    if (this.#meters.size > BUCKETS_MAX) this.#forgetOldest();
    return meter.take(now) ? undefined : Math.ceil(1 / rates[rateClass].perSecond);
  }

  #forgetOldest(): void {
    for (const name of this.#meters.keys()) {
      this.#meters.delete(name);
      return;
    }
  }
}
