import type { Queries } from '../store/database';
import { eventsOf, type Projection, type RecordedEvent } from '../store/projection';
import { type WithdrawalEvent, withdrawalKind } from './withdrawal.events';

const change = async (
  tx: Queries,
  { id, position, event }: RecordedEvent<WithdrawalEvent>,
): Promise<void> => {
  switch (event.type) {
    case 'withdrawal.requested': {
      const { player, currency, amount, provider, at } = event;
      const { kind, last, method } = event.method;
      await tx`
        insert into withdrawals (id, position, player, provider, status, currency, amount, kind,
          last, method, at)
        values (${id}, ${position}, ${player}, ${provider}, 'waiting', ${currency}, ${amount},
          ${kind}, ${last}, ${method}, ${at})`;
      return;
    }
    case 'withdrawal.vouched':
      await tx`update withdrawals set vouched = ${event.by} where id = ${id}`;
      return;
    case 'withdrawal.approved':
      await tx`update withdrawals set status = 'paying' where id = ${id}`;
      return;
    case 'withdrawal.paid':
      await tx`update withdrawals set status = 'paid', ended = ${event.at} where id = ${id}`;
      return;
    case 'withdrawal.refused':
      await tx`
        update withdrawals set status = 'refused', reason = ${event.reason}, ended = ${event.at}
        where id = ${id}`;
      return;
    case 'withdrawal.cancelled':
      await tx`update withdrawals set status = 'cancelled', ended = ${event.at} where id = ${id}`;
  }
};

/** Withdrawals as their players read them, and as staff does. */
export const withdrawalsProjection: Projection = {
  name: 'withdrawals',
  tables: ['withdrawals'],
  async apply(tx, events) {
    for (const recorded of eventsOf(withdrawalKind, events)) await change(tx, recorded);
  },
};
