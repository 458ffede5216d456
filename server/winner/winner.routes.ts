import { gameWinners, homeWinners } from '../../contract/winner';
import { on, type Route } from '../http/route';
import type { Platform } from '../platform';
import { latestWinners } from './winner.query';

/** The winners lists of the home page and of a game's page [§2, §7 B]. */
export const winnerRoutes = (platform: Platform): Route[] => [
  on(homeWinners, async ({ caller }) => {
    const viewer = caller?.player;
    const [coins, money, superJackpot] = await Promise.all([
      latestWinners(platform, { currency: 'COINS', viewer }),
      latestWinners(platform, { currency: 'money', viewer }),
      latestWinners(platform, { jackpot: true, viewer }),
    ]);
    return { coins, money, superJackpot };
  }),

  on(gameWinners, async ({ body: { currency, type, favoriteGames, network }, caller }) => ({
    items: await latestWinners(platform, {
      currency,
      games: favoriteGames,
      network,
      jackpot: type === 'jackpot',
      viewer: caller?.player,
    }),
  })),
];
