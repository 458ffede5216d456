import type { GameRules } from '../../games/engine';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';
import { stakesKind } from './stake.events';

type Offered = Readonly<Record<string, readonly number[]>>;

/** Which stakes games offer in a currency, in the memory of each process [decision 176]. */
export class Stakes {
  readonly #offered = new Map<string, Offered>();

  /** Reads what was set before this process began. */
  async read(store: Pick<Store, 'load'>, games: readonly string[]): Promise<void> {
    const states = await Promise.all(games.map((game) => store.load(streamOf(stakesKind, game))));
    for (const [index, game] of games.entries())
      this.#offered.set(game, states[index]?.offered ?? {});
  }

  set(game: string, currency: string, stakes: readonly number[]): void {
    this.#offered.set(game, { ...this.#offered.get(game), [currency]: stakes });
  }

  /** The stakes that an operator set for a game, by currency; empty ones are the game's own. */
  all(game: string): Offered {
    return this.#offered.get(game) ?? {};
  }

  /** In minor units, ascending; undefined where a game offers its own. */
  of(game: string, currency: string): readonly number[] | undefined {
    const stakes = this.all(game)[currency];
    return stakes === undefined || stakes.length === 0 ? undefined : stakes;
  }

  /** The rules of a game as they take bets in a currency. */
  rulesIn(rules: GameRules, { game, currency }: { game: string; currency: string }): GameRules {
    const stakes = this.of(game, currency);
    return (stakes && rules.offering(stakes)) ?? rules;
  }
}
