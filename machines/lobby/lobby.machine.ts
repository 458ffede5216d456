import { type ActorRefFrom, assign, setup } from 'xstate';
import type { GameCard } from '../../contract/game';
import { GAMES_PAGE, SEARCH_DEBOUNCE_MS } from '../../contract/limits';
import type { Page } from '../../contract/words';
import { firstPage, hasMore, nextPage, noPages, type Paged } from '../kit/list.rules';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import {
  addressOfFilter,
  cleanSearch,
  filterOfAddress,
  isSameFilter,
  noFilter,
  requestOf,
  withFeature,
} from './lobby.rules';
import { type LobbyEvent, type LobbyFilter, lobbyPorts } from './lobby.words';

export interface LobbyContext {
  filter: LobbyFilter;
  language: string;
  /** The favourites as they are shown, for the favourites order. */
  favourites: string[];
  list: Paged<GameCard>;
}

export const lobbyMachine = setup({
  types: {} as {
    context: LobbyContext;
    events: LobbyEvent;
    input: { language: string; query: Record<string, string> };
    tags: Look;
    meta: Meaning;
  },
  actors: lobbyPorts,
  delays: { SEARCH_DEBOUNCE_MS },
  guards: {
    isEmpty: (_, params: { items: unknown[] }) => params.items.length === 0,
    hasMore: ({ context }) => hasMore(context.list, GAMES_PAGE),
    showsFavourites: ({ context }) => context.filter.sortBy === 'favorites',
    // The favourites order shows the player's own list: the other filters rest [§5].
    isFiltering: ({ context }) => context.filter.sortBy !== 'favorites',
    isOther: ({ context }, params: { query: Record<string, string> }) =>
      !isSameFilter(filterOfAddress(params.query), context.filter),
  },
  actions: {
    filterBy: assign({
      filter: ({ context }, params: Partial<LobbyFilter>) => ({ ...context.filter, ...params }),
    }),
    toggleFeature: assign({
      filter: ({ context }, params: { featureId: string }) =>
        withFeature(context.filter, params.featureId),
    }),
    toggleJackpot: assign({
      filter: ({ context }) => ({
        ...context.filter,
        feature: { jackpot: !context.filter.feature.jackpot },
      }),
    }),
    clearFilter: assign({ filter: noFilter }),
    readFilter: assign({
      filter: (_, params: { query: Record<string, string> }) => filterOfAddress(params.query),
    }),
    // A letter is no step to go back to; a choice is.
    refineAddress: tell('router', ({ context }) => ({
      type: 'router.refine',
      to: addressOfFilter(context.filter),
    })),
    goToAddress: tell('router', ({ context }) => ({
      type: 'router.go',
      to: addressOfFilter(context.filter),
    })),
    keepLanguage: assign({ language: (_, params: { language: string }) => params.language }),
    keepFavourites: assign({ favourites: (_, params: { ids: string[] }) => params.ids }),
    keepPage: assign({ list: (_, params: Page<GameCard>) => firstPage(params) }),
    appendPage: assign({
      list: ({ context }, params: Page<GameCard>) =>
        nextPage(context.list, params, ({ _id }) => _id),
    }),
    empty: assign({ list: noPages }),
  },
}).createMachine({
  id: 'lobby',
  context: ({ input }) => ({
    filter: filterOfAddress(input.query),
    language: input.language,
    favourites: [],
    list: noPages,
  }),
  initial: 'loading',
  // Each change leaves the state that asks, so that a late answer to the older filter is not heard.
  on: {
    'lobby.search': {
      guard: 'isFiltering',
      target: '.typing',
      reenter: true,
      actions: [
        { type: 'filterBy', params: ({ event }) => ({ search: cleanSearch(event.text) }) },
        'refineAddress',
      ],
    },
    'lobby.chooseType': {
      guard: 'isFiltering',
      target: '.loading',
      reenter: true,
      actions: [
        { type: 'filterBy', params: ({ event }) => ({ type: event.gameType }) },
        'goToAddress',
      ],
    },
    'lobby.chooseStudio': {
      guard: 'isFiltering',
      target: '.loading',
      reenter: true,
      actions: [
        { type: 'filterBy', params: ({ event }) => ({ studio: event.studio }) },
        'goToAddress',
      ],
    },
    'lobby.sort': {
      target: '.loading',
      reenter: true,
      actions: [
        { type: 'filterBy', params: ({ event }) => ({ sortBy: event.sortBy }) },
        'goToAddress',
      ],
    },
    'lobby.toggleFeature': {
      guard: 'isFiltering',
      target: '.loading',
      reenter: true,
      actions: [{ type: 'toggleFeature', params: ({ event }) => event }, 'goToAddress'],
    },
    'lobby.toggleJackpot': {
      guard: 'isFiltering',
      target: '.loading',
      reenter: true,
      actions: ['toggleJackpot', 'goToAddress'],
    },
    'lobby.clear': {
      target: '.loading',
      reenter: true,
      actions: ['clearFilter', 'goToAddress'],
    },
    // What this machine wrote into the address bar comes back as it is.
    'lobby.visit': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.loading',
      reenter: true,
      actions: { type: 'readFilter', params: ({ event }) => event },
    },
    'lobby.refresh': { target: '.loading', reenter: true },
    'locale.languageChanged': {
      target: '.loading',
      reenter: true,
      actions: { type: 'keepLanguage', params: ({ event }) => event },
    },
    'favourites.changed': [
      {
        guard: 'showsFavourites',
        target: '.loading',
        reenter: true,
        actions: { type: 'keepFavourites', params: ({ event }) => event },
      },
      { actions: { type: 'keepFavourites', params: ({ event }) => event } },
    ],
  },
  states: {
    typing: {
      meta: { says: 'Waits for the end of a word', spec: '§2 Game list, search' },
      after: { SEARCH_DEBOUNCE_MS: 'loading' },
    },
    loading: {
      tags: ['busy'],
      meta: { says: 'Asks for the first page; what was shown stays', spec: '§7 B games/find' },
      invoke: {
        id: 'find',
        src: 'lobby.find',
        input: ({ context: { filter, language, favourites } }) => ({
          pageIndex: 0,
          filter: requestOf(filter, language, favourites),
        }),
      },
      on: {
        'lobby.found': [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event },
            target: 'empty',
            actions: 'empty',
          },
          { target: 'shown', actions: { type: 'keepPage', params: ({ event }) => event } },
        ],
        'port.failed': 'failed',
      },
    },
    shown: {
      meta: { says: 'The games that pass the filter, in its order', spec: '§2 Game list' },
      on: { 'list.more': { guard: 'hasMore', target: 'loadingMore' } },
    },
    loadingMore: {
      tags: ['busy'],
      meta: { says: 'Asks for the next page below', spec: '§9 Page sizes' },
      invoke: {
        id: 'find',
        src: 'lobby.find',
        input: ({ context: { filter, language, favourites, list } }) => ({
          pageIndex: list.pages,
          filter: requestOf(filter, language, favourites),
        }),
      },
      on: {
        'lobby.found': {
          target: 'shown',
          actions: { type: 'appendPage', params: ({ event }) => event },
        },
        'port.failed': 'cutShort',
      },
    },
    cutShort: {
      tags: ['failed'],
      meta: { says: 'The next page did not load; the others stay', spec: '§9 Page sizes' },
      on: {
        'list.more': { guard: 'hasMore', target: 'loadingMore' },
        'connection.found': 'loadingMore',
      },
    },
    empty: { meta: { says: 'Nothing passes the filter', spec: '§5 Game filtering' } },
    failed: {
      tags: ['failed'],
      meta: { says: 'The games did not load; what was shown stays', spec: '§7 B games/find' },
      on: { 'connection.found': 'loading' },
    },
  },
});

export type LobbyActor = ActorRefFrom<typeof lobbyMachine>;
