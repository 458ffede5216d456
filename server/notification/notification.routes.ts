import * as contract from '../../contract/notification';
import { type Asked, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { personOf } from '../player/player.card';
import { recordsNothing } from '../store/decision';
import { streamOf } from '../store/stream';
import { decideAllSeen, decideSeen } from './notification.decider';
import { notificationKind } from './notification.events';

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
  total: number;
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

/** What a player is told of [§7 B notifications]; of whom a block hides, nothing. */
export const notificationRoutes = ({ store, sql, relations }: Platform): Route[] => {
  const hiddenFrom = async (player: string) => [...(await relations.hiddenFrom(player))];
  const visible = (player: string, hidden: readonly string[]) =>
    sql`n.player = ${player} and (n.author is null or n.author <> all(${[...hidden]}))`;

  const totalsOf = async (player: string): Promise<contract.NotificationTotals> => {
    const hidden = await hiddenFrom(player);
    const rows = await sql<{ category: contract.NotificationCategory; count: number }[]>`
      select category, count(*) as count from notifications n
      where ${visible(player, hidden)} and seen is null group by category`;
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
  };

  const list = async ({ caller, body }: Asked<typeof contract.listNotifications>) => {
    const { page, perPage, type, onlyUnseen } = body;
    const hidden = await hiddenFrom(caller.player);
    const [rows, totals] = await Promise.all([
      sql<Row[]>`
        select n.id, n.category, n.kind, n.author, p.username, p.icon, n.reference, n.at, n.seen,
          count(*) over () as total
        from notifications n left join players p on p.id = n.author
        where ${visible(caller.player, hidden)}
          ${type === undefined ? sql`` : sql`and n.category = ${type}`}
          ${onlyUnseen ? sql`and n.seen is null` : sql``}
        order by n.position desc, n.id limit ${perPage} offset ${(page - 1) * perPage}`,
      totalsOf(caller.player),
    ]);
    return {
      items: rows.map(notificationOf),
      total: Number(rows[0]?.total ?? 0),
      totals,
    };
  };

  type Marking = Pick<Asked<typeof contract.viewNotification>, 'caller' | 'now' | 'key'>;
  const mark = async (
    name: string,
    { caller, now, key }: Marking,
    decision: ReturnType<typeof decideSeen>,
  ) => {
    if ('refused' in decision) return decision;
    // What is seen already needs no second mark.
    if (!recordsNothing(decision)) {
      const streams = { marks: streamOf(notificationKind, caller.player) };
      const outcome = await store.execute({ name, at: now, key, streams, decide: () => decision });
      if ('refused' in outcome) return outcome;
    }
    return { ok: true as const, totals: await totalsOf(caller.player) };
  };

  const view = async (asked: Asked<typeof contract.viewNotification>) => {
    const { caller, body, now } = asked;
    const [row] = await sql<{ seen: Date | null }[]>`
      select seen from notifications
      where id = ${body.notificationId} and player = ${caller.player}`;
    return mark('viewNotification', asked, decideSeen(row, body.notificationId, now));
  };

  const viewAll = async (asked: Asked<typeof contract.viewAllNotifications>) => {
    const decision = decideAllSeen(asked.body.type, await store.head(), asked.now);
    return mark('viewAllNotifications', asked, decision);
  };

  return [
    on(contract.listNotifications, list),
    on(contract.viewNotification, view),
    on(contract.viewAllNotifications, viewAll),
    on(contract.createNotification, async () => refused('forbidden')),
  ];
};
