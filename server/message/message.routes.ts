import { createMessage, getMessages, type Message } from '../../contract/message';
import { type Asked, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { sayAtGame } from './saying';

interface Row {
  id: string;
  game: string;
  player: string;
  username: string;
  text: string;
  at: Date;
}

const told = ({ id, game, player, username, text, at }: Row): Message => ({
  _id: id,
  gameId: game,
  playerId: player,
  player: username,
  text,
  createdAt: at.toISOString(),
});

/** What players say to each other at a game [§3 Game messages, §7 B games]. */
export const messageRoutes = (platform: Platform): Route[] => {
  const { sql, catalogue } = platform;

  const page = async ({ body: { gameId, page, perPage } }: Asked<typeof getMessages>) => {
    const game = catalogue.find(gameId)?.game._id;
    if (game === undefined) return refused('not-found');
    const [rows, sums] = await Promise.all([
      sql<Row[]>`
        select m.id, m.game, m.player, p.username, m.text, m.at
        from messages m join players p on p.id = m.player
        where m.game = ${game}
        order by m.position desc limit ${perPage} offset ${(page - 1) * perPage}`,
      sql<{ total: number }[]>`select total from message_sums where game = ${game}`,
    ]);
    return { items: rows.map(told), total: sums[0]?.total ?? 0 };
  };

  return [
    on(createMessage, async ({ body: { gameId, text }, caller: { player }, now, key }) =>
      sayAtGame(platform, { game: gameId, player, text, now, key }),
    ),
    on(getMessages, page),
  ];
};
