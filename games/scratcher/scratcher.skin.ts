import type { ScratcherFamily } from '../../contract/scratcher.rules';

/** Three of this symbol under the foil pay so many coins, on so many cards of a run. */
export interface ScratcherPrize {
  readonly symbol: string;
  readonly pays: number;
  readonly cards: number;
}

/** What a card costs and pays. A card that was granted is drawn by the table that held then. */
export interface ScratcherTable {
  /** Coins for one card. */
  readonly price: number;
  /** Cards of a run: what the prizes' odds are parts of. */
  readonly run: number;
  readonly prizes: readonly ScratcherPrize[];
}

/** A kind of scratch card as data, with the table that it ships with. */
export interface ScratcherSkin extends ScratcherTable {
  /** Begins with its family [§3 Winner entry]. */
  readonly id: string;
  readonly family: ScratcherFamily;
  readonly name: string;
  /** Everything that may lie under the foil: the prizes' symbols and what pays nothing. */
  readonly symbols: readonly string[];
  /** Foil from light to dark, and the paper below it. */
  readonly palette: readonly [string, string, string];
}
