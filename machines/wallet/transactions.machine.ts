import { type ActorRefFrom, assign, setup } from 'xstate';
import { WALLET_PAGE } from '../../contract/limits';
import type { Transaction } from '../../contract/wallet';
import type { Page } from '../../contract/words';
import { firstPage, hasMore, nextPage, noPages, type Paged } from '../kit/list';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import {
  addressOfMovements,
  everything,
  isSameMovements,
  movementsOfAddress,
} from './transactions.rules';
import {
  type MovementFilter,
  type TransactionsEvent,
  transactionsPorts,
} from './transactions.words';

export interface TransactionsContext {
  list: Paged<Transaction>;
  filter: MovementFilter;
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
    isSame: ({ context }, params: { shown: boolean; query: Record<string, string> }) =>
      params.shown && isSameMovements(movementsOfAddress(params.query), context.filter),
  },
  actions: {
    filterBy: assign({
      filter: ({ context }, params: { filter: Partial<MovementFilter> }) => ({
        ...context.filter,
        ...params.filter,
      }),
    }),
    readFilter: assign({
      filter: (_, params: { query: Record<string, string> }) => movementsOfAddress(params.query),
    }),
    goToAddress: tell('router', ({ context }) => ({
      type: 'router.go',
      to: addressOfMovements(context.filter),
    })),
    keepPage: assign({ list: (_, params: Page<Transaction>) => firstPage(params) }),
    appendPage: assign({
      list: ({ context }, params: Page<Transaction>) =>
        nextPage(context.list, params, ({ id }) => id),
    }),
    empty: assign({ list: noPages }),
    clearFilter: assign({ filter: everything }),
  },
}).createMachine({
  id: 'transactions',
  context: { list: noPages, filter: everything },
  initial: 'closed',
  on: {
    'session.closed': { target: '.closed', actions: ['empty', 'clearFilter'] },
  },
  states: {
    closed: {
      meta: { says: 'The wallet’s page is not shown', spec: '§2 wallet' },
      on: {
        'transactions.visit': {
          guard: { type: 'isShown', params: ({ event }) => event },
          target: 'open',
          actions: { type: 'readFilter', params: ({ event }) => event },
        },
      },
    },
    open: {
      meta: { says: 'The wallet’s page is shown', spec: '§2 wallet' },
      initial: 'loading',
      on: {
        'transactions.visit': [
          // What this machine wrote into the address bar comes back as it is.
          { guard: { type: 'isSame', params: ({ event }) => event } },
          {
            guard: { type: 'isShown', params: ({ event }) => event },
            target: '.loading',
            reenter: true,
            actions: ['empty', { type: 'readFilter', params: ({ event }) => event }],
          },
          { target: 'closed', actions: ['empty', 'clearFilter'] },
        ],
        'transactions.filter': {
          target: '.loading',
          reenter: true,
          actions: ['empty', { type: 'filterBy', params: ({ event }) => event }, 'goToAddress'],
        },
      },
      states: {
        loading: {
          tags: ['busy'],
          meta: { says: 'Loads the first page', spec: '§7 B wallet/transactions' },
          invoke: {
            id: 'load',
            src: 'transactions.load',
            input: ({ context }) => ({ page: 1, filter: context.filter }),
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
            input: ({ context }) => ({ page: context.list.pages + 1, filter: context.filter }),
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
