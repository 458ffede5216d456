import { eventsOf, type Projection } from '../store/projection';
import { isDemo, walletKind } from './wallet.events';

/** Every movement as its owner reads it; demo balances leave no history [decision 24]. */
export const transactionsProjection: Projection = {
  name: 'transactions',
  tables: ['transactions'],
  async apply(tx, events) {
    const rows = eventsOf(walletKind, events)
      .filter(({ id }) => !isDemo(id))
      .map(({ position, id, at, event }) => ({
        position,
        wallet: id,
        at,
        id: event.id,
        kind: event.kind,
        currency: event.currency,
        amount: event.amount,
        reference: event.reference,
      }));
    if (rows.length === 0) return;
    await tx`
      insert into transactions (position, wallet, at, id, kind, currency, amount, reference)
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row (
        position bigint, wallet text, at timestamptz, id text, kind text, currency text,
        amount bigint, reference text)`;
  },
};
