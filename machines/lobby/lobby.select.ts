import type { SnapshotFrom } from 'xstate';
import type { GameCard } from '../../contract/game';
import { GAMES_PAGE } from '../../contract/limits';
import { hasMore } from '../kit/list.rules';
import type { lobbyMachine } from './lobby.machine';
import { filterCount } from './lobby.rules';
import type { LobbyFilter } from './lobby.words';

type Snapshot = SnapshotFrom<typeof lobbyMachine>;

export const games = (lobby: Snapshot): readonly GameCard[] => lobby.context.list.items;
export const total = (lobby: Snapshot): number => lobby.context.list.total;
export const filter = (lobby: Snapshot): LobbyFilter => lobby.context.filter;
export const isMoreLeft = (lobby: Snapshot): boolean => hasMore(lobby.context.list, GAMES_PAGE);
/** How many filters are set, the search and the order left out. */
export const chosenCount = (lobby: Snapshot): number => filterCount(lobby.context.filter);
/** The favourites order shows the player's own list; the other filters rest [§5]. */
export const isResting = (lobby: Snapshot): boolean => lobby.context.filter.sortBy === 'favorites';
