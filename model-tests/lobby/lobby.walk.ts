import { gameCards } from '../../contract/make/game';
import { lobbyMachine } from '../../machines/lobby/lobby.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const lobbyWalk = walk({
  machine: silent(lobbyMachine),
  inputs: [{ language: 'en-US', query: {} }],
  events: [
    { type: 'lobby.search', text: 'wheel' },
    { type: 'lobby.chooseType', gameType: 'Slots' },
    { type: 'lobby.chooseStudio', studio: 'Harbour Lights' },
    { type: 'lobby.toggleFeature', featureId: 'free-spins' },
    { type: 'lobby.toggleJackpot' },
    { type: 'lobby.sort', sortBy: 'favorites' },
    { type: 'lobby.clear' },
    { type: 'lobby.visit', query: { type: 'Dice', sort: 'popular' } },
    { type: 'list.more' },
    { type: 'lobby.refresh' },
    { type: 'locale.languageChanged', language: 'ar' },
    { type: 'favourites.changed', ids: ['game_wheel'] },
    { type: 'lobby.found', items: gameCards(12), total: 20 },
    { type: 'lobby.found', items: [], total: 0 },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'lobby.find' },
  ],
  view: ({ context }) => [context.filter.sortBy, context.list.pages],
});
