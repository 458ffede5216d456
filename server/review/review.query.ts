import type { Review, ReviewSummary, Vote } from '../../contract/review';
import type { Page } from '../../contract/words';
import type { Platform } from '../platform';
import { faceOf } from '../player/player.card';
import { isUnhidden } from '../report/report.policy';
import type { Sql } from '../store/database';
import { rangeOf, readRange } from '../store/page';

interface Row {
  id: string;
  game: string;
  player: string;
  username: string;
  icon: string | null;
  stars: number;
  text: string;
  written: Date;
  edited: Date | null;
  up: number;
  down: number;
  vote: Vote | null;
}

interface Asked {
  pageIndex: number;
  pageSize: number;
}

/**
 * The reviews as one reader sees them: without those of players whom a block hides [decision 18].
 * A guest reads without an id.
 */
export const reviewsFor = (
  { sql, relations }: Pick<Platform, 'sql' | 'relations'>,
  reader: string | undefined,
) => {
  const hiddenPlayers = async (): Promise<string[]> => [...(await relations.hiddenFrom(reader))];

  const told = (row: Row): Review => ({
    _id: row.id,
    gameId: row.game,
    playerId: row.player,
    player: row.username,
    ...faceOf(row.icon),
    stars: row.stars,
    text: row.text,
    createdAt: row.written.toISOString(),
    ...(row.edited === null ? {} : { editedAt: row.edited.toISOString() }),
    up: row.up,
    down: row.down,
    mine: row.player === reader,
    ...(row.vote === null ? {} : { vote: row.vote }),
  });
  const columns = () => sql`
    r.id, r.game, r.player, p.username, p.icon, r.stars, r.text, r.written, r.edited, r.up, r.down,
    v.vote`;
  const from = () => sql`
    from reviews r join players p on p.id = r.player
    left join review_votes v on v.review = r.id and v.player = ${reader ?? ''}`;
  const isShown = () => isUnhidden(sql, 'review', sql`r.id`);

  return {
    /** The most helpful first, then the newest. */
    async page(game: string, { pageIndex, pageSize }: Asked): Promise<Page<Review>> {
      const hidden = await hiddenPlayers();
      const { rows, total } = await readRange<Row>(sql, rangeOf(pageIndex, pageSize), {
        rows: (counted) => sql`
          select ${columns()}, ${counted} ${from()}
          where r.game = ${game} and r.player <> all(${hidden}::text[]) and ${isShown()}
          order by (r.up - r.down) desc, r.written desc, r.id`,
        total: sql`
          select total - (select count(*) from reviews r
            where r.game = ${game} and (not ${isShown()} or r.player = any(${hidden}::text[])))
          from review_sums where game = ${game}`,
      });
      return { items: rows.map(told), total };
    },
    async byId(review: string): Promise<Review | undefined> {
      const hidden = await hiddenPlayers();
      const [row] = await sql<Row[]>`
        select ${columns()} ${from()}
        where r.id = ${review} and r.player <> all(${hidden}::text[]) and ${isShown()}`;
      return row === undefined ? undefined : told(row);
    },
    /** The reader's own. */
    async own(game: string): Promise<Review | undefined> {
      if (reader === undefined) return undefined;
      const [row] = await sql<Row[]>`
        select ${columns()} ${from()} where r.game = ${game} and r.player = ${reader}`;
      return row === undefined ? undefined : told(row);
    },
  };
};

/** Average stars and number of a game's reviews, from their running sums less what is hidden. */
export const summaryOf = async (sql: Sql, game: string): Promise<ReviewSummary> => {
  const [sum] = await sql<{ total: number; stars: number }[]>`
    select s.total - kept.total as total, s.stars - kept.stars as stars
    from review_sums s, lateral (
      select count(*) as total, coalesce(sum(r.stars), 0)::bigint as stars from reviews r
      where r.game = s.game and not ${isUnhidden(sql, 'review', sql`r.id`)}) as kept
    where s.game = ${game}`;
  if (sum === undefined || sum.total === 0) return { total: 0 };
  return { total: sum.total, average: sum.stars / sum.total };
};
