import type { Problem } from '../../contract/problems';
import type { SessionFact } from '../auth/session.words';
import { type PortFailed, port } from '../kit/port';
import type { OutboxFact } from '../outbox/outbox.words';

export type FavouritesEvent =
  | SessionFact
  | OutboxFact
  /** Marks or unmarks a game. */
  | { type: 'favourites.toggle'; gameId: string }
  /** By a guest in another tab. */
  | { type: 'favourites.chosen'; ids: string[] }
  /** A new account has taken a guest's favourites along. */
  | { type: 'favourites.taken' }
  /** The player's own list, from the account. */
  | { type: 'favourites.listed'; ids: string[] }
  /** One `favourite:{gameId}` turned, or turned back. */
  | { type: 'favourite.turned'; gameId: string; marked: boolean };

/** Sent to one game's heart (`favourites/favourite:game_x`). */
export type FavouriteEvent =
  | { type: 'favourite.toggle' }
  | { type: 'favourite.saved' }
  /** What the outbox held of this game was sent. */
  | { type: 'favourite.settled' }
  /** It will not be. */
  | { type: 'favourite.lost' }
  | { type: 'favourite.refused'; problem: Problem }
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    favourites: FavouritesEvent;
  }
}

export const favouritesPorts = {
  /** POST /games/{id}/set-favourite or /remove-favourite [§7 B]. */
  'favourite.save': port<
    { gameId: string; marked: boolean },
    { type: 'favourite.saved' } | { type: 'favourite.refused'; problem: Problem }
  >('favourite.save'),
};
