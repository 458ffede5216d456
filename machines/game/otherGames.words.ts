import type { GameCard } from '../../contract/game';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';

/** Where a player may go from a table; none of it is the game of that table. */
export interface OtherGames {
  favourites: GameCard[];
  recent: GameCard[];
  /** Those most like it. */
  featured: GameCard[];
}

/** Whose table it is. */
interface Beside {
  gameId: string;
  /** A guest's own favourites; the platform knows a player's. */
  guestIds: readonly string[];
}

export type OtherGamesEvent =
  | { type: 'otherGames.retry' }
  | ({ type: 'otherGames.loaded' } & OtherGames)
  | ConnectionFound
  | PortFailed;

declare module '../kit/controls' {
  interface Controls {
    /** Other games beside the table of one. */
    otherGames: Beside;
  }
}

export const otherGamesPorts = {
  /** GET /games/home, of a game [§7 B]. */
  'otherGames.load': port<Beside, { type: 'otherGames.loaded' } & OtherGames>('otherGames.load'),
};
