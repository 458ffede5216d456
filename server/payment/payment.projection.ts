import type { Queries } from '../store/database';
import { eventsOf, type Projection, type RecordedEvent } from '../store/projection';
import { type PaymentEvent, paymentKind } from './payment.events';

type Recorded = RecordedEvent<PaymentEvent>;

const change = async (tx: Queries, { id, event }: Recorded): Promise<void> => {
  switch (event.type) {
    case 'payment.requested':
      return;
    case 'payment.challenged':
      await tx`update deposits set status = 'authorising', url = ${event.url} where id = ${id}`;
      return;
    case 'payment.approved': {
      const { kind = null, last = null, method = null } = event.method ?? {};
      await tx`
        update deposits set status = 'succeeded', url = null, reason = null, ended = ${event.at},
          kind = ${kind}, last = ${last}, method = ${method}
        where id = ${id}`;
      return;
    }
    case 'payment.declined':
      await tx`
        update deposits set status = 'refused', url = null, reason = ${event.reason},
          ended = ${event.at}
        where id = ${id}`;
      return;
    case 'payment.expired':
      await tx`
        update deposits set status = 'expired', url = null, ended = ${event.at} where id = ${id}`;
      return;
    case 'payment.reversed': {
      const more = event.taken + event.owed;
      await tx`
        update deposits set reversed = reversed + ${more},
          status = case when reversed + ${more} >= amount then 'reversed' else status end
        where id = ${id}`;
    }
  }
};

/** Deposits as their players read them. */
export const depositsProjection: Projection = {
  name: 'deposits',
  tables: ['deposits'],
  async apply(tx, events) {
    const deposits = eventsOf(paymentKind, events);
    const begun = deposits.flatMap(({ id, position, event }) =>
      event.type === 'payment.requested' ? [{ ...event, id, position }] : [],
    );
    if (begun.length > 0) {
      await tx`
        insert into deposits (id, position, player, provider, status, currency, amount, at)
        select id, position, player, provider, 'created', currency, amount, at
        from jsonb_to_recordset(${JSON.stringify(begun)}::text::jsonb) as row (
          id text, position bigint, player text, provider text, currency text, amount bigint,
          at timestamptz)`;
    }
    for (const recorded of deposits) await change(tx, recorded);
  },
};
