import { gamesHome } from '../../../contract/game';
import { FAVOURITES_TOLD } from '../../../contract/limits';
import type { otherGamesPorts } from '../../../machines/game/otherGames.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';

export const otherGamesAdapters = (asks: Asks): AdaptersOf<typeof otherGamesPorts> => ({
  'otherGames.load': asks('otherGames.load', gamesHome, {
    given: ({ gameId, guestIds }) => ({
      query: {
        gameId,
        ...(guestIds.length > 0 && { favourites: guestIds.slice(-FAVOURITES_TOLD).join() }),
      },
    }),
    answered: ({ favourites, recent, featured }) => ({
      type: 'otherGames.loaded',
      favourites,
      recent,
      featured,
    }),
  }),
});
