import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import { PEOPLE_GATHER_MS, PEOPLE_PAGE, SEARCH_DEBOUNCE_MS } from '../../contract/limits';
import type { RelatedPlayer } from '../../contract/relation';
import type { Page } from '../../contract/words';
import { hasMore, nextPage, noPages, type Paged } from '../kit/list';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { sizeOf } from './people.rules';
import { type PeopleEvent, type PeopleList, peoplePorts } from './people.words';
import type { RelationCounts } from './relations.words';

export interface PeopleContext {
  list: PeopleList;
  search: string;
  people: Paged<RelatedPlayer>;
}

export const peopleMachine = setup({
  types: {} as { context: PeopleContext; events: PeopleEvent; tags: Look; meta: Meaning },
  actors: peoplePorts,
  delays: { PEOPLE_GATHER_MS, SEARCH_DEBOUNCE_MS },
  guards: {
    isShown: (_, params: { list: PeopleList | undefined }) => params.list !== undefined,
    isSame: ({ context }, params: { list: PeopleList | undefined }) => params.list === context.list,
    isOfRelations: (_, params: { changed: string[] }) => params.changed.includes('relations'),
    isEmpty: (_, params: { items: unknown[] }) => params.items.length === 0,
    hasMore: ({ context }) => hasMore(context.people, PEOPLE_PAGE),
  },
  actions: {
    choose: assign((_, params: { list: PeopleList | undefined }) => ({
      list: params.list ?? 'friends',
      search: '',
      people: noPages,
    })),
    keepSearch: assign({ search: (_, params: { text: string }) => params.text }),
    keepPage: assign({
      people: ({ context }, { items, total }: Page<RelatedPlayer>) => ({
        items,
        total,
        pages: sizeOf(context.people) / PEOPLE_PAGE,
      }),
    }),
    appendPage: assign({
      people: ({ context }, params: Page<RelatedPlayer>) =>
        nextPage(context.people, params, ({ _id }) => _id),
    }),
    keepPresence: assign({
      people: ({ context }, params: Pick<RelatedPlayer, 'presence'> & { playerId: string }) => ({
        ...context.people,
        items: context.people.items.map((one) =>
          one._id === params.playerId ? { ...one, presence: params.presence } : one,
        ),
      }),
    }),
    startOver: assign({ people: noPages }),
    forget: assign({ list: 'friends', search: '', people: noPages }),
    tellRelations: tell('relations', (_, params: { items: RelatedPlayer[] }) => ({
      type: 'relations.told',
      people: params.items.map(({ _id, relation }) => ({ playerId: _id, relation })),
    })),
    tellCounts: enqueueActions(({ enqueue }, params: { counts?: RelationCounts }) => {
      const { counts } = params;
      if (counts !== undefined)
        enqueue(tell('relationCounter', { type: 'counter.counted', count: counts }));
    }),
  },
}).createMachine({
  id: 'people',
  context: { list: 'friends', search: '', people: noPages },
  initial: 'closed',
  on: { 'session.closed': { target: '.closed', actions: 'forget' } },
  states: {
    closed: {
      meta: { says: 'The friends’ page is not shown', spec: '§2 Friends' },
      on: {
        'people.visit': {
          guard: { type: 'isShown', params: ({ event }) => event },
          target: 'open',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    open: {
      meta: { says: 'A list of the friends’ page is shown', spec: '§3 Friends' },
      initial: 'loading',
      on: {
        'people.visit': [
          { guard: { type: 'isSame', params: ({ event }) => event } },
          {
            guard: { type: 'isShown', params: ({ event }) => event },
            target: '.loading',
            actions: { type: 'choose', params: ({ event }) => event },
          },
          { target: 'closed', actions: 'forget' },
        ],
        'people.search': {
          target: '.typing',
          actions: { type: 'keepSearch', params: ({ event }) => ({ text: event.text }) },
        },
        'presence.changed': { actions: { type: 'keepPresence', params: ({ event }) => event } },
        'player.changed': {
          guard: { type: 'isOfRelations', params: ({ event }) => event },
          target: '.outdated',
        },
        'relation.changed': '.outdated',
        'hub.skipped': '.outdated',
      },
      states: {
        typing: {
          meta: { says: 'Waits for the end of a word', spec: '§2 Friends, search' },
          // What is asked anew for a word under way would be of the last word.
          on: { 'player.changed': {}, 'relation.changed': {}, 'hub.skipped': {} },
          after: { SEARCH_DEBOUNCE_MS: { target: 'loading', actions: 'startOver' } },
        },
        loading: {
          tags: ['busy'],
          meta: { says: 'Asks for the list; what was shown stays', spec: '§7 A friends' },
          invoke: {
            id: 'list',
            src: 'people.list',
            input: ({ context: { list, search, people } }) => ({
              list,
              search,
              pageIndex: 0,
              pageSize: sizeOf(people),
            }),
          },
          on: {
            'people.listed': [
              {
                guard: { type: 'isEmpty', params: ({ event }) => event },
                target: 'empty',
                actions: ['startOver', { type: 'tellCounts', params: ({ event }) => event }],
              },
              {
                target: 'shown',
                actions: [
                  { type: 'keepPage', params: ({ event }) => event },
                  { type: 'tellRelations', params: ({ event }) => event },
                  { type: 'tellCounts', params: ({ event }) => event },
                ],
              },
            ],
            'port.failed': 'failed',
          },
        },
        shown: {
          meta: { says: 'The players of the list, those who are favourites first', spec: '§3' },
          on: { 'people.more': { guard: 'hasMore', target: 'loadingMore' } },
        },
        loadingMore: {
          tags: ['busy'],
          meta: { says: 'Asks for the next page below', spec: '§9 Page sizes' },
          invoke: {
            id: 'list',
            src: 'people.list',
            input: ({ context: { list, search, people } }) => ({
              list,
              search,
              pageIndex: people.pages,
              pageSize: PEOPLE_PAGE,
            }),
          },
          on: {
            'people.listed': {
              target: 'shown',
              actions: [
                { type: 'appendPage', params: ({ event }) => event },
                { type: 'tellRelations', params: ({ event }) => event },
              ],
            },
            'port.failed': 'cutShort',
          },
        },
        cutShort: {
          tags: ['failed'],
          meta: { says: 'The next page did not load; the others stay', spec: '§9 Page sizes' },
          on: {
            'people.more': { guard: 'hasMore', target: 'loadingMore' },
            'connection.found': 'loadingMore',
          },
        },
        outdated: {
          meta: { says: 'Somebody’s relation changed; gathers such news', spec: 'decision 17' },
          after: { PEOPLE_GATHER_MS: 'loading' },
        },
        empty: { meta: { says: 'Nobody is in this list', spec: '§3 Friends' } },
        failed: {
          tags: ['failed'],
          meta: { says: 'The list did not load; what was shown stays', spec: '§7 A friends' },
          on: { 'people.retry': 'loading', 'connection.found': 'loading' },
        },
      },
    },
  },
});

export type PeopleActor = ActorRefFrom<typeof peopleMachine>;
