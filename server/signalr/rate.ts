/** A token bucket: `perSecond` on average, at most `burst` at once. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

export class RateMeter {
  #left: number;
  #at: number;

  constructor(
    readonly rate: Rate,
    now: number,
  ) {
    this.#left = rate.burst;
    this.#at = now;
  }

  /** Takes `cost` from the bucket; false when it does not hold that much. `now` in ms. */
  take(now: number, cost = 1): boolean {
    const refilled = this.#left + ((now - this.#at) / 1_000) * this.rate.perSecond;
    this.#left = Math.min(this.rate.burst, refilled);
    this.#at = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }

  /** Puts one back that was taken. */
  giveBack(): void {
    this.#left = Math.min(this.rate.burst, this.#left + 1);
  }
}
