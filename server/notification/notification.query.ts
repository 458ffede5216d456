import * as contract from '../../contract/notification';
import type { Page } from '../../contract/words';
import type { Asked } from '../http/route';
import type { Platform } from '../platform';
import { personOf } from '../player/player.card';
import type { Reader } from '../relation/relation.policy';

interface Row {
  id: string;
  category: contract.NotificationCategory;
  kind: contract.NotificationKind;
  author: string | null;
  username: string | null;
  icon: string | null;
  reference: string;
  at: Date;
  seen: Date | null;
}

const notificationOf = (row: Row): contract.Notification => ({
  id: row.id,
  type: row.category,
  kind: row.kind,
  ...(row.author !== null &&
    row.username !== null && { author: personOf(row.author, row.username, row.icon) }),
  reference: row.reference,
  createdAt: row.at.toISOString(),
  ...(row.seen !== null && { seenAt: row.seen.toISOString() }),
});

/** What a player is told of, as their lists show it; of whom a block hides, nothing. */
export const notificationQuery = ({ sql }: Pick<Platform, 'sql'>) => {
  const columns = () =>
    sql`n.id, n.category, n.kind, n.author, p.username, p.icon, n.reference, n.at, n.seen`;
  const from = () => sql`from notifications n left join players p on p.id = n.author`;
  const isShown = ({ player, hidden }: Reader) =>
    sql`n.player = ${player} and (n.author is null or n.author <> all(${[...hidden]}))`;

  return {
    /** A page of one category or of all, newest first. */
    async page(
      reader: Reader,
      { page, perPage, type, onlyUnseen }: Asked<typeof contract.listNotifications>['body'],
    ): Promise<Page<contract.Notification>> {
      const rows = await sql<(Row & { total: number })[]>`
        select ${columns()}, count(*) over () as total ${from()}
        where ${isShown(reader)}
          ${type === undefined ? sql`` : sql`and n.category = ${type}`}
          ${onlyUnseen ? sql`and n.seen is null` : sql``}
        order by n.position desc, n.id limit ${perPage} offset ${(page - 1) * perPage}`;
      return { items: rows.map(notificationOf), total: Number(rows[0]?.total ?? 0) };
    },

    /** Those of these that the reader was told of, by id. */
    async byId(
      reader: Reader,
      ids: readonly string[],
    ): Promise<Map<string, contract.Notification>> {
      const rows = await sql<Row[]>`
        select ${columns()} ${from()} where ${isShown(reader)} and n.id = any(${[...ids]})`;
      return new Map(rows.map((row) => [row.id, notificationOf(row)]));
    },

    /** How many are unseen, in all and by category. */
    async totals(reader: Reader): Promise<contract.NotificationTotals> {
      const rows = await sql<{ category: contract.NotificationCategory; count: number }[]>`
        select category, count(*) as count from notifications n
        where ${isShown(reader)} and seen is null group by category`;
      const byCategory = Object.fromEntries(
        contract.notificationCategories.map((category) => [
          category,
          Number(rows.find((row) => row.category === category)?.count ?? 0),
        ]),
      ) as contract.NotificationTotals['byCategory'];
      return {
        unseen: Object.values(byCategory).reduce((sum, count) => sum + count, 0),
        byCategory,
      };
    },
  };
};
