import type { GameFilter } from '../../contract/game';
import type { LobbyFilter } from './lobby.events';

/** No filter: everything, newest first [§5]. */
export const noFilter: LobbyFilter = {
  search: '',
  type: 'All',
  studio: 'All',
  sortBy: 'newest',
  _features: {},
  feature: { jackpot: false },
};

/** The filter with one feature's mark turned over. */
export const withFeature = (filter: LobbyFilter, featureId: string): LobbyFilter => ({
  ...filter,
  _features: { ...filter._features, [featureId]: filter._features[featureId] !== true },
});

/** What is sent to the server; a guest's favourites go along for the favourites order. */
export const requestOf = (
  filter: LobbyFilter,
  language: string,
  favourites: readonly string[],
): GameFilter => ({
  ...filter,
  language,
  ...(filter.sortBy === 'favorites' && { favourites: [...favourites] }),
});
