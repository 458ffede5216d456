import type { Game } from '../../contract/game';
import type { GameRules } from '../../games/engine';

/** A game of the catalogue: with the rules that play it, or the third party that does. */
export interface Listing {
  readonly game: Omit<Game, 'favourite' | 'likes' | 'jackpots' | 'jackpotWinnedCoins'>;
  readonly rules?: GameRules;
  readonly supplier?: {
    readonly id: string;
    readonly launchUrl: string;
    /** The most that its own jackpots pay in a round, in minor units. */
    readonly jackpotMost?: number;
  };
}
