import { eventsOf, type Projection, type RecordedEvent, setTimers } from '../store/projection';
import { type GiftEvent, giftKind } from './gift.events';

/** How many boxes each player's lists hold more, or less, after these events. */
const countsOf = (gifts: readonly RecordedEvent<GiftEvent>[]) => {
  const counts = new Map<string, { sent: number; received: number; pending: number }>();
  const add = (player: string, sent: number, received: number, pending: number) => {
    const count = counts.get(player) ?? { sent: 0, received: 0, pending: 0 };
    counts.set(player, {
      sent: count.sent + sent,
      received: count.received + received,
      pending: count.pending + pending,
    });
  };
  for (const { event } of gifts) {
    if (event.type === 'gift.sent') add(event.sender, 1, 0, 0);
    if (event.type === 'gift.sent') add(event.recipient, 0, 1, 1);
    if (event.type === 'gift.opened') add(event.recipient, 0, 0, -1);
    // What went back was never received.
    if (event.type === 'gift.returned') add(event.recipient, 0, -1, -1);
  }
  return [...counts].map(([player, count]) => ({ player, ...count }));
};

/** Every gift, for its two players' lists and for those that expire. */
export const giftsProjection: Projection = {
  name: 'gifts',
  revision: 2,
  tables: ['gifts', 'gift_counts'],
  async apply(tx, events) {
    const gifts = eventsOf(giftKind, events);
    const sent = gifts.flatMap(({ id, position, event }) =>
      event.type === 'gift.sent'
        ? [{ id, position, ...event, state: 'pending', sent: event.at, expires: event.expiresAt }]
        : [],
    );
    if (sent.length > 0) {
      await tx`
        insert into gifts (id, position, sender, recipient, coins, box, tape, state, sent, expires)
        select * from jsonb_to_recordset(${JSON.stringify(sent)}::text::jsonb) as row (
          id text, position bigint, sender text, recipient text, coins bigint, box text, tape text,
          state text, sent timestamptz, expires timestamptz)`;
    }
    const ended = gifts.flatMap(({ id, event }) => {
      if (event.type === 'gift.sent') return [];
      const opened = event.type === 'gift.opened';
      return [{ id, state: opened ? 'opened' : 'returned', opened: opened ? event.at : null }];
    });
    if (ended.length > 0) {
      await tx`
        update gifts set state = row.state, opened = row.opened
        from jsonb_to_recordset(${JSON.stringify(ended)}::text::jsonb)
          as row (id text, state text, opened timestamptz)
        where gifts.id = row.id`;
    }
    const counts = countsOf(gifts);
    if (counts.length > 0) {
      await tx`
        insert into gift_counts as c (player, sent, received, pending)
        select * from jsonb_to_recordset(${JSON.stringify(counts)}::text::jsonb)
          as row (player text, sent bigint, received bigint, pending bigint)
        on conflict (player) do update set sent = c.sent + excluded.sent,
          received = c.received + excluded.received, pending = c.pending + excluded.pending`;
    }
  },
};

const MINUTE_MS = 60_000;

/** The end of the minute (ISO 8601) in which a gift expires. */
const minuteOf = (expiresAt: string): string =>
  new Date(Math.ceil(Date.parse(expiresAt) / MINUTE_MS) * MINUTE_MS).toISOString();

/**
 * Sets a timer for each minute in which gifts expire: one for all of them, so that a gift costs no row
 * of its own and one that is opened leaves none behind [decision 124].
 */
export const giftTimersProjection: Projection = {
  name: 'gift timers',
  tables: [],
  apply: (tx, events) =>
    setTimers(
      tx,
      eventsOf(giftKind, events).flatMap(({ event }) => {
        if (event.type !== 'gift.sent') return [];
        const minute = minuteOf(event.expiresAt);
        return [{ kind: 'gift expiry', subject: minute, due: minute }];
      }),
    ),
};
