import type { Queries } from '../store/database';
import { eventsOf, type Projection, type RecordedEvent } from '../store/projection';
import { type MethodEvent, methodKind } from './method.events';

const change = async (
  tx: Queries,
  { id, position, event }: RecordedEvent<MethodEvent>,
): Promise<void> => {
  switch (event.type) {
    case 'method.asked':
      await tx`
        insert into payment_methods (id, position, player, status, kind, at)
        values (${id}, ${position}, ${event.player}, 'asked', ${event.kind}, ${event.at})`;
      return;
    case 'method.stored': {
      const { kind, last, expires = null } = event.method;
      await tx`
        update payment_methods
        set status = 'stored', kind = ${kind}, last = ${last}, expires = ${expires}
        where id = ${id}`;
      return;
    }
    case 'method.preferred':
      await tx`update payment_methods set preferred = ${position} where id = ${id}`;
      return;
    case 'method.removed':
      await tx`update payment_methods set status = 'removed' where id = ${id}`;
      return;
    case 'method.refused':
    case 'method.expired':
    case 'method.forgotten':
      await tx`delete from payment_methods where id = ${id}`;
  }
};

/** Payment methods as their players read them. */
export const methodsProjection: Projection = {
  name: 'payment methods',
  tables: ['payment_methods'],
  async apply(tx, events) {
    for (const recorded of eventsOf(methodKind, events)) await change(tx, recorded);
  },
};
