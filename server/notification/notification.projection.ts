import type { NotificationCategory, NotificationKind } from '../../contract/notification';
import { playerKind } from '../player/player.events';
import type { Queries } from '../store/database';
import { eventsOf, type Projection, type RecordedEvent } from '../store/projection';
import { notificationKind } from './notification.events';
import { groupOf, metBy, toldBy } from './notification.sources';

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
    insert into notifications (id, position, player, category, kind, author, reference, at)
    select row.* from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row (
      id text, position bigint, player text, category text, kind text, author text,
      reference text, at timestamptz)
    where not exists (
      select 1 from notification_mutes m
      where m.player = row.player and m.category = row.category)`;
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
    update notifications set seen = first.at
    from (
      select distinct on (n.id) n.id, row.at
      from jsonb_to_recordset(${JSON.stringify(marks)}::text::jsonb) as row (
        player text, notification text, category text, kind text, reference text, "upTo" bigint,
        position bigint, at timestamptz)
      join notifications n on n.player = row.player and n.seen is null
        and (row.notification is null or n.id = row.notification)
        and (row.category is null or n.category = row.category)
        and (row.kind is null or n.kind = row.kind)
        and (row.reference is null or n.reference = row.reference)
        and (row."upTo" is null or n.position <= row."upTo")
      order by n.id, row.position
    ) as first
    where notifications.id = first.id`;
};

/** What every player is told of, as far as they want to be, and what of it they have seen. */
export const notificationsProjection: Projection = {
  name: 'notifications',
  revision: 2,
  tables: ['notifications', 'notification_mutes'],
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
  },
};
