import type { Cap } from '../../contract/game.desk';
import type { Sql } from '../store/database';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';
import { capKind } from './cap.events';
import { type Risk, unbounded } from './cap.moves';

/** Of the database's locks, those by which bets on a bounded game take turns. */
const TURNS = 174;

/** What games may win, in the memory of each process [decision 174]. */
export class Caps {
  readonly #caps = new Map<string, Readonly<Record<string, Cap>>>();

  /** `turns` is a connection of its own: whoever waits there keeps no other query waiting. */
  constructor(
    readonly sql: Sql,
    readonly turns: Sql,
  ) {}

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
   * Has a bet decided that knows the risk. Where open rounds are bounded, one bet of all processes is
   * decided after the other, so that each sees what the one before may win.
   */
  async within<Answer>(
    { game, currency }: { game: string; currency: string },
    bet: (risk: Risk) => Promise<Answer>,
  ): Promise<Answer> {
    const cap = this.of(game)[currency];
    if (cap === undefined) return bet(unbounded);
    if (cap.openMost === undefined) return bet({ cap, open: 0 });
    const turn = this.turns.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(hashtextextended(${`${game} ${currency}`}, ${TURNS}))`;
      return { answer: await bet({ cap, open: await this.#openAt(game, currency) }) };
    });
    const { answer } = await turn;
    return answer as Answer;
  }

  /** The most that all open rounds of a game may win together, in minor units. */
  async #openAt(game: string, currency: string): Promise<number> {
    const [row] = await this.sql<{ most: string }[]>`
      select coalesce(sum(most), 0)::text as most from open_rounds
      where game = ${game} and currency = ${currency}`;
    return Number(row?.most ?? 0);
  }
}
