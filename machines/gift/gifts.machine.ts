import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import type { Gift, GiftList } from '../../contract/gift';
import { GIFTS_PAGE, PEOPLE_GATHER_MS, SEARCH_DEBOUNCE_MS } from '../../contract/limits';
import type { Page } from '../../contract/words';
import { hasMore, nextPage, noPages, type Paged, withNext } from '../kit/list.rules';
import type { Look, Meaning } from '../kit/look';
import { toChild } from '../kit/toChild';
import { giftMachine } from './gift.machine';
import { sizeOf, withOpened } from './gifts.rules';
import { type GiftsEvent, giftsPorts } from './gifts.words';

export interface GiftsContext {
  list: GiftList;
  search: string;
  page: Paged<Gift>;
  /** Gifts that have an actor: `gift:{id}`. */
  seated: string[];
  /** Opened while their list is shown. */
  opened: string[];
  /** How many wait to be opened. */
  count: number;
}

const noList = { list: 'pending', search: '', page: noPages, opened: [] } as const;
const nothing: GiftsContext = { ...noList, opened: [], seated: [], count: 0 };

/** The player's gifts: how many wait, and the list that is shown. */
export const giftsMachine = setup({
  types: {} as { context: GiftsContext; events: GiftsEvent; tags: Look; meta: Meaning },
  actors: { ...giftsPorts, gift: giftMachine },
  delays: { PEOPLE_GATHER_MS, SEARCH_DEBOUNCE_MS },
  guards: {
    isShown: (_, params: { list: GiftList | undefined }) => params.list !== undefined,
    isSame: ({ context }, params: { list: GiftList | undefined }) => params.list === context.list,
    isOfGifts: (_, params: { changed: string[] }) => params.changed.includes('gifts'),
    isGift: (_, params: { category: string }) => params.category === 'gifts',
    isFrom: (_, params: { port: string; name: string }) => params.port === params.name,
    isEmpty: ({ context }, params: { items: Gift[] }) =>
      withOpened(context.page.items, params.items, context.opened).length === 0,
    hasMore: ({ context }) => hasMore(context.page, GIFTS_PAGE),
  },
  actions: {
    choose: assign((_, params: { list: GiftList | undefined }) => ({
      list: params.list ?? 'pending',
      search: '',
      page: noPages,
      opened: [],
    })),
    keepSearch: assign({ search: (_, params: { text: string }) => params.text }),
    keepPage: assign({
      page: ({ context }, { items, total }: Page<Gift>) => {
        const whole = withOpened(context.page.items, items, context.opened);
        return {
          items: whole,
          total: total + whole.length - items.length,
          pages: sizeOf(context.page) / GIFTS_PAGE,
        };
      },
    }),
    appendPage: assign({
      page: ({ context }, params: Page<Gift>) => nextPage(context.page, params, ({ _id }) => _id),
    }),
    keepAsked: assign({
      page: ({ context }) => withNext(context.page, { page: GIFTS_PAGE, max: GIFTS_PAGE }),
    }),
    startOver: assign({ page: noPages, opened: [] }),
    keepOpened: assign({
      opened: ({ context }, params: { gift: Gift }) => [...context.opened, params.gift._id],
    }),
    keepCount: assign({ count: (_, params: { count: number }) => params.count }),
    countDown: assign({ count: ({ context }) => Math.max(0, context.count - 1) }),
    seat: enqueueActions(({ context, enqueue }, params: { items: Gift[] }) => {
      const seated = new Set(context.seated);
      for (const gift of params.items) {
        const id = `gift:${gift._id}`;
        const input = { gift, incoming: context.list !== 'sent' };
        if (seated.has(gift._id)) enqueue(toChild(id, { type: 'gift.told', gift }));
        else enqueue.spawnChild('gift', { id, input });
        seated.add(gift._id);
      }
      enqueue.assign({ seated: [...seated] });
    }),
    openAll: enqueueActions(({ context, enqueue }) => {
      for (const { _id } of context.page.items)
        enqueue(toChild(`gift:${_id}`, { type: 'gift.accept' }));
    }),
    // A box is for one of two: who changes the list must not find its lid on the wrong side.
    clearSeats: enqueueActions(({ context, enqueue }) => {
      for (const id of context.seated) enqueue.stopChild(`gift:${id}`);
      enqueue.assign({ seated: [] });
    }),
    forgetPage: assign({ ...noList, opened: [] }),
    forget: assign(nothing),
  },
}).createMachine({
  id: 'gifts',
  context: nothing,
  type: 'parallel',
  states: {
    counter: {
      meta: { says: 'How many boxes wait to be opened', spec: '§7 B gifts/unseen/counter' },
      initial: 'absent',
      on: {
        'session.opened': '.counting',
        'session.closed': '.absent',
      },
      states: {
        absent: { meta: { says: 'A guest gets no gifts', spec: '§6 Guest' } },
        counting: {
          tags: ['busy'],
          meta: { says: 'Counts them; the last number stays', spec: '§7 B gifts/unseen/counter' },
          invoke: { id: 'count', src: 'gifts.count', input: undefined },
          on: {
            'gifts.counted': {
              target: 'counted',
              actions: { type: 'keepCount', params: ({ event }) => event },
            },
            'port.failed': {
              guard: { type: 'isFrom', params: ({ event }) => ({ ...event, name: 'gifts.count' }) },
              target: 'uncounted',
            },
            // An answer that is under way may be older than what has just happened.
            'player.changed': {
              guard: { type: 'isOfGifts', params: ({ event }) => event },
              target: 'counting',
              reenter: true,
            },
            'notification.arrived': {
              guard: { type: 'isGift', params: ({ event }) => event },
              target: 'counting',
              reenter: true,
            },
            'hub.skipped': { target: 'counting', reenter: true },
          },
        },
        counted: {
          meta: { says: 'The number is shown', spec: '§7 B gifts/unseen/counter' },
          on: {
            'gifts.opened': { actions: 'countDown' },
            'player.changed': {
              guard: { type: 'isOfGifts', params: ({ event }) => event },
              target: 'counting',
            },
            'notification.arrived': {
              guard: { type: 'isGift', params: ({ event }) => event },
              target: 'counting',
            },
            'hub.skipped': 'counting',
          },
        },
        uncounted: {
          tags: ['failed'],
          meta: { says: 'They could not be counted', spec: '§7 B gifts/unseen/counter' },
          on: { 'connection.found': 'counting', 'hub.skipped': 'counting' },
        },
      },
    },
    page: {
      meta: { says: 'The page of gifts', spec: '§2 gifts' },
      initial: 'closed',
      on: { 'session.closed': { target: '.closed', actions: ['clearSeats', 'forget'] } },
      states: {
        closed: {
          meta: { says: 'The page of gifts is not shown', spec: '§2 gifts' },
          on: {
            'gifts.visit': {
              guard: { type: 'isShown', params: ({ event }) => event },
              target: 'open',
              actions: { type: 'choose', params: ({ event }) => event },
            },
          },
        },
        open: {
          meta: { says: 'A list of the page is shown', spec: '§3 Gift' },
          initial: 'loading',
          on: {
            'gifts.visit': [
              { guard: { type: 'isSame', params: ({ event }) => event } },
              {
                guard: { type: 'isShown', params: ({ event }) => event },
                target: '.loading',
                actions: ['clearSeats', { type: 'choose', params: ({ event }) => event }],
              },
              { target: 'closed', actions: ['clearSeats', 'forgetPage'] },
            ],
            'gifts.search': {
              target: '.typing',
              actions: { type: 'keepSearch', params: ({ event }) => ({ text: event.text }) },
            },
            'gifts.openAll': { actions: 'openAll' },
            'gifts.opened': { actions: { type: 'keepOpened', params: ({ event }) => event } },
            'player.changed': {
              guard: { type: 'isOfGifts', params: ({ event }) => event },
              target: '.outdated',
            },
            'hub.skipped': '.outdated',
          },
          states: {
            typing: {
              meta: { says: 'Waits for the end of a word', spec: '§9 Search' },
              // What is asked anew for a word under way would be of the last word.
              on: { 'player.changed': {}, 'hub.skipped': {} },
              after: {
                SEARCH_DEBOUNCE_MS: { target: 'loading', actions: ['clearSeats', 'startOver'] },
              },
            },
            loading: {
              tags: ['busy'],
              meta: { says: 'Asks for the list; what was shown stays', spec: '§7 B gifts' },
              invoke: {
                id: 'list',
                src: 'gifts.list',
                input: ({ context: { list, search, page } }) => ({
                  list,
                  search,
                  pageIndex: 0,
                  pageSize: sizeOf(page),
                }),
              },
              on: {
                'gifts.listed': [
                  {
                    guard: { type: 'isEmpty', params: ({ event }) => event },
                    target: 'empty',
                    actions: ['clearSeats', 'startOver'],
                  },
                  {
                    target: 'shown',
                    actions: [
                      { type: 'keepPage', params: ({ event }) => event },
                      { type: 'seat', params: ({ event }) => event },
                    ],
                  },
                ],
                'port.failed': {
                  guard: {
                    type: 'isFrom',
                    params: ({ event }) => ({ ...event, name: 'gifts.list' }),
                  },
                  target: 'failed',
                },
              },
            },
            shown: {
              meta: { says: 'The gifts of the list, newest first', spec: '§3 Gift' },
              on: { 'list.more': { guard: 'hasMore', target: 'loadingMore' } },
            },
            loadingMore: {
              tags: ['busy'],
              meta: { says: 'Asks for the next page below', spec: '§9 Page sizes' },
              invoke: {
                id: 'list',
                src: 'gifts.list',
                input: ({ context: { list, search, page } }) => ({
                  list,
                  search,
                  pageIndex: page.pages,
                  pageSize: GIFTS_PAGE,
                }),
              },
              on: {
                'gifts.listed': {
                  target: 'shown',
                  actions: [
                    { type: 'appendPage', params: ({ event }) => event },
                    { type: 'seat', params: ({ event }) => event },
                  ],
                },
                // The page that was asked for comes with the others.
                'hub.skipped': { target: 'outdated', actions: 'keepAsked' },
                'player.changed': {
                  guard: { type: 'isOfGifts', params: ({ event }) => event },
                  target: 'outdated',
                  actions: 'keepAsked',
                },
                'port.failed': {
                  guard: {
                    type: 'isFrom',
                    params: ({ event }) => ({ ...event, name: 'gifts.list' }),
                  },
                  target: 'cutShort',
                },
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
            outdated: {
              meta: { says: 'A gift came or was opened; gathers such news', spec: '§7 Real-time' },
              after: { PEOPLE_GATHER_MS: 'loading' },
            },
            empty: { meta: { says: 'There are no such gifts', spec: '§3 Gift' } },
            failed: {
              tags: ['failed'],
              meta: { says: 'The list did not load; what was shown stays', spec: '§7 B gifts' },
              on: { 'list.retry': 'loading', 'connection.found': 'loading' },
            },
          },
        },
      },
    },
  },
});

export type GiftsActor = ActorRefFrom<typeof giftsMachine>;
