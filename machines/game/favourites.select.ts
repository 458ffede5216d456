import type { SnapshotFrom } from 'xstate';
import type { favouritesMachine } from './favourites.machine';

type Snapshot = SnapshotFrom<typeof favouritesMachine>;

export const isFavourite = (favourites: Snapshot, gameId: string): boolean =>
  favourites.context.ids.includes(gameId);
export const favouriteIds = (favourites: Snapshot): readonly string[] => favourites.context.ids;
/** A guest's own, which a new account is offered [§6]. */
export const guestIds = (favourites: Snapshot): readonly string[] => favourites.context.guestIds;
/** The actor of one game's heart; it exists once the player has touched it. */
export const heart = (favourites: Snapshot, gameId: string) =>
  favourites.children[`favourite:${gameId}`];
