import { eventsOf, type Projection } from '../store/projection';
import { giftKind } from './gift.events';

/** Every gift, for its two players' lists and for those that expire. */
export const giftsProjection: Projection = {
  name: 'gifts',
  tables: ['gifts'],
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
  },
};
