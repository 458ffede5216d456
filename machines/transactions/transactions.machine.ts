import { type ActorRefFrom, assign, setup } from 'xstate';
import { WALLET_PAGE } from '../../contract/limits';
import type { Transaction, TransactionFilters } from '../../contract/wallet';
import type { Page } from '../../contract/words';
import { firstPage, hasMore, nextPage, noPages, type Paged } from '../kit/list';
import type { Look, Meaning } from '../kit/look';
import type { TransactionsEvent } from './transactions.events';
import { transactionsPorts } from './transactions.ports';

export interface TransactionsContext {
  list: Paged<Transaction>;
  filters: TransactionFilters;
}

export const transactionsMachine = setup({
  types: {} as {
    context: TransactionsContext;
    events: TransactionsEvent;
    tags: Look;
    meta: Meaning;
  },
  actors: transactionsPorts,
  guards: {
    isShown: (_, params: { shown: boolean }) => params.shown,
    isEmpty: (_, params: { items: unknown[] }) => params.items.length === 0,
    hasMore: ({ context }) => hasMore(context.list, WALLET_PAGE),
  },
  actions: {
    keepFilters: assign({
      filters: (_, params: { filters: TransactionFilters }) => params.filters,
    }),
    keepPage: assign({ list: (_, params: Page<Transaction>) => firstPage(params) }),
    appendPage: assign({
      list: ({ context }, params: Page<Transaction>) =>
        nextPage(context.list, params, ({ id }) => id),
    }),
    empty: assign({ list: noPages }),
    clearFilters: assign({ filters: {} }),
  },
}).createMachine({
  id: 'transactions',
  context: { list: noPages, filters: {} },
  initial: 'closed',
  on: {
    'session.closed': { target: '.closed', actions: ['empty', 'clearFilters'] },
  },
  states: {
    closed: {
      meta: { says: 'The wallet’s page is not shown', spec: '§2 wallet' },
      on: {
        'transactions.visit': {
          guard: { type: 'isShown', params: ({ event }) => event },
          target: 'open',
        },
      },
    },
    open: {
      meta: { says: 'The wallet’s page is shown', spec: '§2 wallet' },
      initial: 'loading',
      on: {
        'transactions.visit': [
          { guard: { type: 'isShown', params: ({ event }) => event } },
          { target: 'closed', actions: ['empty', 'clearFilters'] },
        ],
        'transactions.filter': {
          target: '.loading',
          reenter: true,
          actions: { type: 'keepFilters', params: ({ event }) => event },
        },
      },
      states: {
        loading: {
          tags: ['busy'],
          meta: { says: 'Loads the first page', spec: '§7 B wallet/transactions' },
          invoke: {
            id: 'load',
            src: 'transactions.load',
            input: ({ context }) => ({ page: 1, filters: context.filters }),
          },
          on: {
            'transactions.loaded': [
              {
                guard: { type: 'isEmpty', params: ({ event }) => event },
                target: 'empty',
                actions: 'empty',
              },
              { target: 'shown', actions: { type: 'keepPage', params: ({ event }) => event } },
            ],
            'port.failed': { target: 'failed', actions: 'empty' },
          },
        },
        shown: {
          meta: { says: 'The movements are shown, newest first', spec: '§3 Transaction' },
          on: { 'transactions.more': { guard: 'hasMore', target: 'loadingMore' } },
        },
        loadingMore: {
          tags: ['busy'],
          meta: { says: 'Loads the next page below', spec: '§9 Page sizes' },
          invoke: {
            id: 'load',
            src: 'transactions.load',
            input: ({ context }) => ({ page: context.list.pages + 1, filters: context.filters }),
          },
          on: {
            'transactions.loaded': {
              target: 'shown',
              actions: { type: 'appendPage', params: ({ event }) => event },
            },
            'port.failed': { target: 'failed', actions: 'empty' },
          },
        },
        empty: { meta: { says: 'There are no such movements', spec: '§7 B wallet/transactions' } },
        failed: {
          tags: ['failed'],
          meta: {
            says: 'The call failed: the list is empty, the total 0',
            spec: '§7 How the product reacts',
          },
          on: { 'transactions.retry': 'loading', 'connection.found': 'loading' },
        },
      },
    },
  },
});

export type TransactionsActor = ActorRefFrom<typeof transactionsMachine>;
