import type { SnapshotFrom } from 'xstate';
import type { lobbyMachine } from './lobby.machine';
import { filterCount } from './lobby.rules';

type Snapshot = SnapshotFrom<typeof lobbyMachine>;

/** How many filters are set, the search and the order left out. */
export const chosenCount = (lobby: Snapshot): number => filterCount(lobby.context.query);
/** The favourites order shows the player's own list; the other filters rest [§5]. */
export const isResting = (lobby: Snapshot): boolean => lobby.context.query.sortBy === 'favorites';
