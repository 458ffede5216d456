import type { Store } from '../store/store';

/** So many players' numbers are kept; of the others they are read again. */
const KEPT = 100_000;

/**
 * The number of each player's newest fact as this process knows it: at most what is so, which is
 * all that whoever asks may rely on. Read once, then kept by what the log tells.
 */
export class FactNumbers {
  readonly #known = new Map<string, number>();

  constructor(readonly store: Pick<Store, 'subscribe' | 'lastFact'>) {}

  /** Hears the log; answers the end of it. */
  listen(): () => void {
    return this.store.subscribe((facts) => {
      for (const { audience, n } of facts) this.#raise(audience, n ?? 0);
    });
  }

  async of(player: string): Promise<number> {
    const audience = `player:${player}`;
    const known = this.#known.get(audience);
    if (known !== undefined) return known;
    const read = await this.store.lastFact(audience);
    const [oldest] = this.#known.keys();
    if (this.#known.size >= KEPT && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(audience, Math.max(read, this.#known.get(audience) ?? 0));
    return read;
  }

  #raise(audience: string, n: number): void {
    const known = this.#known.get(audience);
    if (known !== undefined && n > known) this.#known.set(audience, n);
  }
}
