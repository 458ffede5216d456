import type { Message } from '../../contract/message';
import type { Platform } from '../platform';
import { faceOf } from '../player/player.card';
import { isUnhidden } from '../report/report.policy';
import { rangeOf, readRange } from '../store/page';

interface Row {
  id: string;
  game: string;
  player: string;
  username: string;
  icon: string | null;
  text: string;
  at: Date;
}

const told = ({ id, game, player, username, icon, text, at }: Row): Message => ({
  _id: id,
  gameId: game,
  playerId: player,
  player: username,
  ...faceOf(icon),
  text,
  createdAt: at.toISOString(),
});

/** What was said, as it is read and heard. */
export const messagesOf = ({ sql, relations }: Pick<Platform, 'sql' | 'relations'>) => {
  const columns = () => sql`m.id, m.game, m.player, p.username, p.icon, m.text, m.at`;
  const from = () => sql`from messages m join players p on p.id = m.player`;
  const isShown = () => isUnhidden(sql, 'message', sql`m.id`);

  return {
    /** Page N at a game, newest first, without what a block hides from the reader [decision 18]. */
    async page(
      game: string,
      reader: string | undefined,
      { page, perPage }: { page: number; perPage: number },
    ): Promise<{ items: Message[]; total: number }> {
      const hidden = [...(await relations.hiddenFrom(reader))];
      const { rows, total } = await readRange<Row>(sql, rangeOf(page - 1, perPage), {
        rows: (counted) => sql`
          select ${columns()}, ${counted} ${from()}
          where m.game = ${game} and m.player <> all(${hidden}::text[]) and ${isShown()}
          order by m.position desc`,
        total: sql`
          select total - (select count(*) from messages m
            where m.game = ${game} and (not ${isShown()} or m.player = any(${hidden}::text[])))
          from message_sums where game = ${game}`,
      });
      return { items: rows.map(told), total };
    },

    /** One that a reader sees: no block and no moderator hides it. */
    async byId(reader: string, id: string): Promise<Message | undefined> {
      const hidden = [...(await relations.hiddenFrom(reader))];
      const [row] = await sql<Row[]>`
        select ${columns()} ${from()} where m.id = ${id} and m.player <> all(${hidden}::text[]) and ${isShown()}`;
      return row === undefined ? undefined : told(row);
    },

    /** The one that the log has at a position, unless it is hidden. */
    async at(position: number): Promise<Message | undefined> {
      const [row] = await sql<Row[]>`
        select ${columns()} ${from()} where m.position = ${position} and ${isShown()}`;
      return row === undefined ? undefined : told(row);
    },
  };
};
