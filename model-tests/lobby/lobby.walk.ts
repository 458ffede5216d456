import { GAMES_PAGE, PAGE_MAX } from '../../contract/limits';
import { gameCards } from '../../contract/make/game';
import { lobbyMachine } from '../../machines/lobby/lobby.machine';
import { noFilter, withFeature } from '../../machines/lobby/lobby.rules';
import type { LobbyInput, LobbyWords } from '../../machines/lobby/lobby.words';
import { listWalk } from '../kit/list.walk';
import { shownAt } from '../support/shownAt';
import { silent } from '../support/silent';

export const lobbyWalk = listWalk<LobbyWords, LobbyInput>(silent(lobbyMachine), {
  queries: [noFilter, { ...noFilter, type: 'Dice', sortBy: 'popular' }],
  items: gameCards,
  page: GAMES_PAGE,
  max: PAGE_MAX,
  inputs: [{ language: 'en-US', query: {} }],
  events: [
    shownAt('/games'),
    { type: 'list.search', text: 'wheel' },
    { type: 'list.filter', query: { type: 'Slots' } },
    { type: 'list.filter', query: withFeature(noFilter, 'free-spins') },
    { type: 'list.filter', query: { sortBy: 'favorites' } },
    { type: 'list.filter', query: noFilter },
    { type: 'locale.languageChanged', language: 'ar' },
    { type: 'favourites.changed', ids: ['game_wheel'] },
  ],
  view: ({ query }) => query.sortBy,
});
