import type { Cap } from '../../contract/game.desk';
import type { Sql } from '../store/database';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';
import { capKind } from './cap.events';
import { type Risk, unbounded } from './cap.moves';

/** What games may win, in the memory of each process [decision 174]. */
export class Caps {
  readonly #caps = new Map<string, Readonly<Record<string, Cap>>>();
  /** Of games whose open rounds are bounded: the bet that is under way last. */
  readonly #last = new Map<string, Promise<unknown>>();

  constructor(readonly sql: Sql) {}

  /** Reads what was set before this process began. */
  async read(store: Pick<Store, 'load'>, games: readonly string[]): Promise<void> {
    const states = await Promise.all(games.map((game) => store.load(streamOf(capKind, game))));
    for (const [index, game] of games.entries()) this.#caps.set(game, states[index]?.caps ?? {});
  }

  set(game: string, currency: string, cap: Cap): void {
    this.#caps.set(game, { ...this.#caps.get(game), [currency]: cap });
  }

  /** The bounds of a game, by currency. */
  of(game: string): Readonly<Record<string, Cap>> {
    return this.#caps.get(game) ?? {};
  }

  /**
   * Has a bet decided that knows the risk. Where open rounds are bounded, one bet of this process is
   * decided after the other, so that each sees what the one before may win.
   */
  async within<Answer>(
    { game, currency }: { game: string; currency: string },
    bet: (risk: Risk) => Promise<Answer>,
  ): Promise<Answer> {
    const cap = this.of(game)[currency];
    if (cap === undefined) return bet(unbounded);
    if (cap.openMost === undefined) return bet({ cap, open: 0 });
    const name = `${game} ${currency}`;
    const before = this.#last.get(name);
    const mine = (async () => {
      await before;
      return bet({ cap, open: await this.#openAt(game, currency) });
    })();
    const settled = mine.then(
      () => undefined,
      () => undefined,
    );
    this.#last.set(name, settled);
    try {
      return await mine;
    } finally {
      if (this.#last.get(name) === settled) this.#last.delete(name);
    }
  }

  /** The most that all open rounds of a game may win together, in minor units. */
  async #openAt(game: string, currency: string): Promise<number> {
    const [row] = await this.sql<{ most: string }[]>`
      select coalesce(sum(most), 0)::text as most from open_rounds
      where game = ${game} and currency = ${currency}`;
    return Number(row?.most ?? 0);
  }
}
