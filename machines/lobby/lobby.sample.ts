import { gameCards } from '../../contract/make/game';
import type { ListContext } from '../kit/list.config';
import { aList } from '../kit/list.sample';
import { noFilter } from './lobby.rules';
import type { LobbyWords } from './lobby.words';

/** A lobby with one page of twelve games, and eight more behind it. */
export const aLobby = (given: Partial<ListContext<LobbyWords>> = {}): ListContext<LobbyWords> => ({
  ...aList(noFilter, gameCards(12), 20),
  language: 'en-US',
  favourites: [],
  ...given,
});
