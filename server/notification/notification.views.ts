import type { NotificationCategory } from '../../contract/notification';
import { playerKind } from '../player/player.events';
import type { Queries } from '../store/database';
import { eventsOf, type Projection, type RecordedEvent } from '../store/projection';
import { notificationKind } from './notification.events';
import { groupOf, toldBy } from './notification.sources';

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

interface Mark {
  player: string;
  notification?: string;
  category?: NotificationCategory;
  upTo?: number;
  at: string;
}

const marksOf = (events: readonly RecordedEvent[]): Mark[] =>
  eventsOf(notificationKind, events).map(({ id: player, event: { type: _type, ...mark } }) => ({
    player,
    ...mark,
  }));

const see = async (tx: Queries, marks: readonly Mark[]) => {
  if (marks.length === 0) return;
  await tx`
    update notifications n set seen = row.at
    from jsonb_to_recordset(${JSON.stringify(marks)}::text::jsonb) as row (
      player text, notification text, category text, "upTo" bigint, at timestamptz)
    where n.player = row.player and n.seen is null and (
      n.id = row.notification
      or (n.position <= row."upTo" and (row.category is null or n.category = row.category)))`;
};

/** What every player is told of, as far as they want to be, and what of it they have seen. */
export const notificationsView: Projection = {
  name: 'notifications',
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
