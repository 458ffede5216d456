import { eventsOf, type Projection } from '../store/projection';
import { paymentKind } from './payment.events';

/** The payments whose end is not known yet. */
export const begunPaymentsProjection: Projection = {
  name: 'begun payments',
  tables: ['begun_payments'],
  async apply(tx, events) {
    const begun = new Map<string, string>();
    const ended: string[] = [];
    for (const { id, event, at } of eventsOf(paymentKind, events)) {
      if (event.type === 'payment.requested') begun.set(id, at);
      else if (!begun.delete(id)) ended.push(id);
    }
    const rows = [...begun].map(([id, at]) => ({ id, at }));
    if (rows.length > 0) {
      await tx`
        insert into begun_payments (id, at)
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
          as row (id text, at timestamptz)`;
    }
    if (ended.length > 0) await tx`delete from begun_payments where id = any(${ended}::text[])`;
  },
};
