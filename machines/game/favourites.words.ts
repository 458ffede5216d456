import type { SessionFact } from '../auth/session.words';
import { port } from '../kit/port';
import type { SavingFact } from '../kit/saving.words';
import type { OutboxFact } from '../outbox/outbox.words';

/** How one game's heart is left. */
export interface Turn {
  gameId: string;
  marked: boolean;
}

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
  /** One `favourite:{gameId}` turned: shown so. */
  | ({ type: 'favourite.turned' } & Turn)
  /** The server has it so. */
  | ({ type: 'favourite.saved' } & Turn)
  /** It was not saved: shown as the server has it. */
  | { type: 'favourite.lost'; gameId: string };

declare module '../kit/residents' {
  interface Residents {
    favourites: FavouritesEvent;
  }
}

export const favouritesPorts = {
  /** POST /games/{id}/set-favourite or /remove-favourite [§7 B]. */
  'favourite.save': port<Turn, SavingFact<undefined>>('favourite.save'),
};
