import * as contract from '../../contract/notification';
import type { Page } from '../../contract/words';
import type { Asked } from '../http/route';
import type { Platform } from '../platform';
import { personOf } from '../player/player.card';
import type { Reader } from '../relation/relation.policy';
import { Loader } from '../store/loader';
import { rangeOf, readRange } from '../store/page';

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

interface Count {
  category: contract.NotificationCategory;
  total: number;
  unseen: number;
}

const totalsOf = (counts: readonly Count[]): contract.NotificationTotals => ({
  unseen: counts.reduce((sum, { unseen }) => sum + unseen, 0),
  byCategory: Object.fromEntries(
    contract.notificationCategories.map((category) => [
      category,
      counts.find((count) => count.category === category)?.unseen ?? 0,
    ]),
  ) as contract.NotificationTotals['byCategory'],
});

/** What a player is told of, as their lists show it; of whom a block hides, nothing. */
export const notificationQuery = ({ sql }: Pick<Platform, 'sql'>) => {
  const columns = () =>
    sql`n.id, n.category, n.kind, n.author, p.username, p.icon, n.reference, n.at, n.seen`;
  const from = () => sql`from notifications n left join players p on p.id = n.author`;
  const isShown = ({ player, hidden }: Reader) =>
    sql`n.player = ${player} and not n.hidden and (n.author is null or n.author <> all(${[...hidden]}))`;

  const counters = new Loader(async (players) => {
    const rows = await sql<{ player: string; counts: Count[] }[]>`
      select player, jsonb_agg(jsonb_build_object(
        'category', category, 'total', total, 'unseen', unseen)) as counts
      from notification_counts where player = any(${[...players]}) group by player`;
    return rows.map((row) => [row.player, row.counts]);
  });

  /**
   * How many there are, in all and unseen, by category: counted as they came, less what a block
   * hides, both of one moment.
   */
  const countsOf = ({ player, hidden }: Reader) =>
    hidden.length === 0
      ? sql`select category, total, unseen from notification_counts where player = ${player}`
      : sql`
          select category, c.total - coalesce(h.total, 0) as total,
            c.unseen - coalesce(h.unseen, 0) as unseen
          from notification_counts c left join (
            select category, count(*) as total, count(*) filter (where seen is null) as unseen
            from notifications
            where player = ${player} and not notifications.hidden and author = any(${[...hidden]})
            group by category) as h using (category)
          where c.player = ${player}`;

  const counts = async (reader: Reader): Promise<readonly Count[]> =>
    reader.hidden.length === 0
      ? ((await counters.load(reader.player)) ?? [])
      : sql<Count[]>`${countsOf(reader)}`;

  return {
    /** A page of one category or of all, newest first, and how many are unseen. */
    async page(
      reader: Reader,
      { page, perPage, type, onlyUnseen }: Asked<typeof contract.listNotifications>['body'],
    ): Promise<Page<contract.Notification> & { totals: contract.NotificationTotals }> {
      const [{ rows, total }, counted] = await Promise.all([
        readRange<Row>(sql, rangeOf(page - 1, perPage), {
          rows: (ofAll) => sql`
            select ${columns()}, ${ofAll} ${from()}
            where ${isShown(reader)}
              ${type === undefined ? sql`` : sql`and n.category = ${type}`}
              ${onlyUnseen ? sql`and n.seen is null` : sql``}
            order by n.position desc, n.id`,
          total: sql`
            select sum(${onlyUnseen ? sql`unseen` : sql`total`})::bigint
            from (${countsOf(reader)}) as counts
            ${type === undefined ? sql`` : sql`where category = ${type}`}`,
        }),
        counts(reader),
      ]);
      return { items: rows.map(notificationOf), total, totals: totalsOf(counted) };
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
    totals: async (reader: Reader): Promise<contract.NotificationTotals> =>
      totalsOf(await counts(reader)),
  };
};
