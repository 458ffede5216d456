import { aGameCard, gameCards } from '../../contract/make/game';
import { otherGamesMachine } from '../../machines/game/otherGames.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const otherGamesWalk = walk({
  machine: silent(otherGamesMachine),
  inputs: [{ gameId: 'game_wheel', guestIds: ['game_1'] }],
  events: [
    { type: 'otherGames.retry' },
    {
      type: 'otherGames.loaded',
      favourites: [aGameCard({ _id: 'game_star', name: [], defaultName: 'Star Wheel' })],
      recent: [],
      featured: gameCards(2),
    },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'otherGames.load' },
  ],
  view: ({ context }) => context.games !== undefined,
});
