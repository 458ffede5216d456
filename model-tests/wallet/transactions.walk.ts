import { transactions } from '../../contract/make/wallet';
import { transactionsMachine } from '../../machines/wallet/transactions.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const transactionsWalk = walk({
  machine: silent(transactionsMachine),
  inputs: [undefined],
  events: [
    { type: 'session.closed' },
    { type: 'transactions.visit', shown: true, query: {} },
    { type: 'transactions.visit', shown: true, query: { kind: 'play' } },
    { type: 'transactions.visit', shown: false, query: {} },
    { type: 'transactions.filter', filter: { currency: 'COINS' } },
    { type: 'transactions.more' },
    { type: 'transactions.retry' },
    { type: 'transactions.loaded', items: transactions(10), total: 15 },
    { type: 'transactions.loaded', items: [], total: 0 },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'transactions.load' },
  ],
  view: ({ context }) => [context.list.pages, context.filter],
});
