import type { NotificationCategory, NotificationKind } from '../../contract/notification';
import { playerKind } from '../player/player.events';
import type { Queries } from '../store/database';
import { eventsOf, type Projection, type RecordedEvent } from '../store/projection';
import { notificationKind } from './notification.events';
import { groupOf, type Hiding, hidingsBy, metBy, toldBy } from './notification.sources';

const mutesOf = (events: readonly RecordedEvent[]) =>
  eventsOf(playerKind, events).flatMap(({ id, position, event }) =>
    event.type === 'player.notificationsChosen'
      ? Object.entries(groupOf).flatMap(([category, group]) => {
          const wanted = event.notifications[group];
          return wanted === undefined ? [] : [{ player: id, category, wanted, position }];
        })
      : [],
  );

const mute = async (tx: Queries, mutes: ReturnType<typeof mutesOf>) => {
  for (const { player, category, wanted } of mutes) {
    await (wanted
      ? tx`delete from notification_mutes where player = ${player} and category = ${category}`
      : tx`
          insert into notification_mutes (player, category) values (${player}, ${category})
          on conflict do nothing`);
  }
};

const tell = async (tx: Queries, events: readonly RecordedEvent[]) => {
  const rows = toldBy(events);
  if (rows.length === 0) return;
  await tx`
    with told as (
      insert into notifications (id, position, player, category, kind, author, reference, at)
      select row.* from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row (
        id text, position bigint, player text, category text, kind text, author text,
        reference text, at timestamptz)
      where not exists (
        select 1 from notification_mutes m
        where m.player = row.player and m.category = row.category)
      returning player, category
    )
    insert into notification_counts as c (player, category, total, unseen)
    select player, category, count(*), count(*) from told group by player, category
    on conflict (player, category) do update set
      total = c.total + excluded.total, unseen = c.unseen + excluded.unseen`;
};

/** What a player has seen: every member that is there narrows it. */
interface Mark {
  player: string;
  notification?: string;
  category?: NotificationCategory;
  kind?: NotificationKind;
  reference?: string;
  upTo?: number;
  position: number;
  at: string;
}

const marksOf = (events: readonly RecordedEvent[]): Mark[] => [
  ...eventsOf(notificationKind, events).map(
    ({ id: player, position, event: { type: _type, ...mark } }) => ({ player, position, ...mark }),
  ),
  ...metBy(events).map((met) => ({ ...met, position: met.upTo })),
];

const see = async (tx: Queries, marks: readonly Mark[]) => {
  if (marks.length === 0) return;
  // Of several marks in one batch the first one holds, as if each had come alone.
  await tx`
    with met as (
      select distinct on (n.id) n.id, row.at
      from jsonb_to_recordset(${JSON.stringify(marks)}::text::jsonb) as row (
        player text, notification text, category text, kind text, reference text, "upTo" bigint,
        position bigint, at timestamptz)
      join lateral (
        select * from notifications m where m.id = row.notification
        union all
        select * from notifications m where row.notification is null and row.reference is not null
          and m.player = row.player and m.reference = row.reference
        union all
        select * from notifications m where row.notification is null and row.reference is null
          and m.player = row.player
      ) as n on n.player = row.player and n.seen is null
        and (row.category is null or n.category = row.category)
        and (row.kind is null or n.kind = row.kind)
        and (row."upTo" is null or n.position <= row."upTo")
      order by n.id, row.position
    ), seen as (
      update notifications set seen = met.at from met where notifications.id = met.id
      returning player, category
    ), sums as (
      select player, category, count(*) as count from seen group by player, category
    )
    update notification_counts c set unseen = c.unseen - sums.count
    from sums where c.player = sums.player and c.category = sums.category`;
};

/** One after the other: a batch may hold a decision and that it was taken back. */
const hide = async (tx: Queries, hidings: readonly Hiding[]) => {
  for (const { player, kind, reference, hidden } of hidings)
    await tx`
      with turned as (
        update notifications set hidden = ${hidden}
        where player = ${player} and kind = ${kind} and reference = ${reference}
          and hidden <> ${hidden}
        returning category
      )
      update notification_counts c set total = c.total + ${hidden ? -1 : 1} * sums.count
      from (select category, count(*) as count from turned group by category) as sums
      where c.player = ${player} and c.category = sums.category`;
};

/** What every player is told of, as far as they want to be, and what of it they have seen. */
export const notificationsProjection: Projection = {
  name: 'notifications',
  revision: 4,
  tables: ['notifications', 'notification_mutes', 'notification_counts'],
  async apply(tx, events) {
    const mutes = mutesOf(events);
    // A setting holds for what comes after it: split the batch there, which is rare.
    let rest = events;
    for (const change of mutes) {
      await tell(
        tx,
        rest.filter(({ position }) => position < change.position),
      );
      rest = rest.filter(({ position }) => position >= change.position);
      await mute(tx, [change]);
    }
    await tell(tx, rest);
    await see(tx, marksOf(events));
    await hide(tx, hidingsBy(events));
  },
};
