import { gameCards } from '../../contract/make/game';
import type { LobbyContext } from './lobby.machine';
import { noFilter } from './lobby.rules';

/** A lobby with one page of twelve games, and eight more behind it. */
export const aLobby = (given: Partial<LobbyContext> = {}): LobbyContext => ({
  filter: noFilter,
  language: 'en-US',
  favourites: [],
  list: { items: gameCards(12), total: 20, pages: 1 },
  ...given,
});
