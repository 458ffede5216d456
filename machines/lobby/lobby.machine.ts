import type { ActorRefFrom } from 'xstate';
import { GAMES_PAGE, PAGE_MAX } from '../../contract/limits';
import { listMachine } from '../kit/list';
import { listQueryOf } from '../router/router.rules';
import { addressOfFilter, cleanSearch, filterOfAddress, noFilter, requestOf } from './lobby.rules';
import type { LobbyInput, LobbyWords } from './lobby.words';

/** The games that pass the filter, in its order [§5]. */
export const lobbyMachine = listMachine<LobbyWords, LobbyInput>({
  id: 'lobby',
  spec: '§2 Game list',
  says: { empty: 'Nothing passes the filter' },
  page: GAMES_PAGE,
  max: PAGE_MAX,
  idOf: ({ _id }) => _id,
  query: noFilter,
  own: { language: '', favourites: [] },
  begins: ({ language, query }) => ({ language, query: filterOfAddress(query) }),
  isPublic: true,
  // Elsewhere it keeps what it shows: who comes back finds it.
  visitedBy: {
    'route.shown': ({ route }) => {
      const query = listQueryOf(route);
      return query === undefined ? undefined : filterOfAddress(query);
    },
  },
  searched: (filter, text) => ({ ...filter, search: cleanSearch(text) }),
  addressOf: addressOfFilter,
  // The favourites order shows the player's own list: the other filters rest [§5].
  mayFilter: ({ sortBy }, choice) => sortBy !== 'favorites' || choice.sortBy !== undefined,
  asks: ({ query, language, favourites }) => requestOf(query, language, favourites),
  keepsShown: true,
  outdatedBy: {
    'locale.languageChanged': () => true,
    'favourites.changed': (_, { query }) => query.sortBy === 'favorites',
  },
  edits: {
    'locale.languageChanged': ({ language }) => ({ language }),
    'favourites.changed': ({ ids }) => ({ favourites: ids }),
  },
});

export type LobbyActor = ActorRefFrom<typeof lobbyMachine>;
