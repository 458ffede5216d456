import { WINNERS_PAGE } from '../../contract/limits';
import { gameWinners, homeWinners, type Winner } from '../../contract/winner';
import { on, type Route } from '../http/route';
import type { Platform } from '../platform';

interface Row {
  player: string;
  username: string;
  game: string;
  currency: string;
  amount: number;
  at: Date;
}

/** `YYYY-MM-DD HH:mm:ss`, to which the client appends Z [§3]. */
const winnerTime = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');

export const winnerRoutes = ({ sql, presence, catalogue }: Platform): Route[] => {
  const winner = ({ player, username, game, currency, amount, at }: Row): Winner => {
    const known = catalogue.find(game)?.game;
    return {
      player: username,
      playerId: player,
      presence: presence.of(player),
      amount,
      currency,
      gameId: game,
      ...(known === undefined
        ? {}
        : { game: { defaultName: known.defaultName, urlFriendlyName: known.urlFriendlyName } }),
      createdAt: winnerTime(at),
    };
  };

  return [
    on(homeWinners, async () => {
      const rows = await sql<Row[]>`
        select w.player, p.username, w.game, w.currency, w.amount, w.at
        from winners w join players p on p.id = w.player
        where w.currency = 'COINS' order by w.position desc limit ${WINNERS_PAGE}`;
      return { coins: rows.map(winner), money: [], superJackpot: [] };
    }),

    on(gameWinners, async ({ body: { currency, type, favoriteGames } }) => {
      if (type === 'jackpot') return { items: [] };
      const rows = await sql<Row[]>`
        select w.player, p.username, w.game, w.currency, w.amount, w.at
        from winners w join players p on p.id = w.player
        where true
          ${currency === undefined ? sql`` : sql`and w.currency = ${currency}`}
          ${favoriteGames === undefined ? sql`` : sql`and w.game in ${sql(['', ...favoriteGames])}`}
        order by w.position desc limit ${WINNERS_PAGE}`;
      return { items: rows.map(winner) };
    }),
  ];
};
