import type { ScratcherFamily } from '../../contract/scratcher.rules';

/** Three of this symbol under the foil pay so many coins, on so many cards of a run. */
export interface ScratcherPrize {
  readonly symbol: string;
  readonly pays: number;
  readonly cards: number;
}

/**
 * A kind of scratch card as data. What a kind pays never changes: the cards that were granted of it
 * are drawn by its table when they are scratched. Another table is another kind, with an id of its own.
 */
export interface ScratcherSkin {
  /** Begins with its family [§3 Winner entry]. */
  readonly id: string;
  readonly family: ScratcherFamily;
  readonly name: string;
  /** Coins for one card. */
  readonly price: number;
  /** Cards of a run: what the prizes' odds are parts of. */
  readonly run: number;
  readonly prizes: readonly ScratcherPrize[];
  /** Everything that may lie under the foil: the prizes' symbols and what pays nothing. */
  readonly symbols: readonly string[];
  /** Foil from light to dark, and the paper below it. */
  readonly palette: readonly [string, string, string];
}
