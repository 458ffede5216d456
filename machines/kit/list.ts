import type { AnyActorRef, EventObject, StateMachine, StateSchema } from 'xstate';
import type { List, ListContext, ListState } from './list.config';
import { noPages, questionAnew } from './list.rules';
import { type AnyWords, listSetup } from './list.setup';
import type { ListEvent, Listed, ListWords } from './list.words';
import type { Look, Meaning } from './look';

/** A list of its own words. */
export type ListMachine<Words extends ListWords, Input = undefined> = StateMachine<
  ListContext<Words>,
  ListEvent<Words>,
  Record<string, AnyActorRef | undefined>,
  { src: string; logic: never; id: string | undefined },
  never,
  never,
  never,
  'closed' | { open: Exclude<ListState, 'closed' | 'open'> },
  Look,
  Input,
  undefined,
  EventObject,
  Meaning,
  StateSchema
>;

/**
 * The lifecycle that every list shares: it is shown under a query, searched and filtered, grows by
 * pages, and is asked for anew as far as it is shown when there is news. Its port is `<id>.list`.
 */
export const listMachine = <Words extends ListWords, Input = undefined>(
  list: List<Words, Input>,
): ListMachine<Words, Input> =>
  chartOf(list as unknown as List<AnyWords>) as unknown as ListMachine<Words, Input>;

type Told = { event: Listed<AnyWords>; context: ListContext<AnyWords> };
/** An answer with the parts that came before it. */
const withParts = ({ event, context: { part } }: Told) => ({
  ...event,
  items: [...part, ...event.items],
});

type Changed = { event: Extract<ListEvent<AnyWords>, { type: 'list.changed' }> };
const itself = ({ event }: Changed) => event;

/** What a list hears of its own: each fact is looked up in its tables. */
const heardBy = ({
  visitedBy,
  arrivals,
  brings,
  edits,
  outdatedBy,
  unsettledBy,
  tells,
  items,
}: List<AnyWords>) =>
  Object.fromEntries(
    [visitedBy, arrivals, brings?.by, edits, outdatedBy, unsettledBy, tells, items?.hear]
      .flatMap((table) => Object.keys(table ?? {}))
      .filter((fact) => fact !== 'list.listed')
      .map((fact) => [fact, { actions: [hear, 'follow'] }]),
  ) as object;

const hear = {
  type: 'hear',
  params: ({ event }: { event: ListEvent<AnyWords> }) => event,
} as const;

const chartOf = (list: List<AnyWords>) => {
  const src = `${list.id}.list`;
  const asks = list.asks ?? (({ query }: ListContext<AnyWords>) => query);
  const says = (state: ListState, usually: string): Meaning => ({
    says: list.says?.[state] ?? usually,
    spec: list.spec,
  });
  const isEverOpen = list.begins !== undefined;
  const hasNews = list.outdatedBy !== undefined;
  const isEmptied = list.emptiesOnFailure === true;
  const missing = list.mayBeMissing === true && {
    'list.missing': { target: 'gone', actions: ['clearSeats', 'empty'] } as const,
  };
  // What was asked for before does not know of it.
  const unsettledWith = (...actions: ('keepAsked' | 'follow')[]) =>
    Object.fromEntries(
      [...(list.overtakes ?? []), ...Object.keys(list.unsettledBy ?? {})].map((fact) => [
        fact,
        { target: 'outdated', actions: [hear, ...actions] },
      ]),
    ) as object;
  const unlessSettled = <Edge>(edge: Edge): Edge[] =>
    list.unsettledBy === undefined ? [] : [edge];
  const isBrought = list.brings !== undefined;
  // The page that was asked for comes with the others.
  const withNextAnew = { target: 'outdated', actions: 'keepAsked' } as const;
  const outdatedWithNext = {
    ...(hasNews && { 'list.outdated': withNextAnew }),
    ...(isBrought && { 'list.changed': withNextAnew }),
  };
  const emptied = {
    guard: { type: 'isEmptied', params: itself },
    target: 'empty',
    actions: ['clearSeats', { type: 'keepChanged', params: itself }],
  } as const;
  const placed = {
    target: 'shown',
    actions: [
      { type: 'seatChanged', params: itself },
      { type: 'keepChanged', params: itself },
    ],
  } as const;
  return listSetup(list).createMachine({
    id: list.id,
    context: ({ input }) => ({
      ...list.own,
      query: list.query,
      list: noPages,
      part: [],
      seated: [],
      arrived: [],
      unsettled: false,
      ...list.begins?.(input),
    }),
    initial: isEverOpen ? 'open' : 'closed',
    on: {
      ...heardBy(list),
      ...(list.isPublic !== true && {
        'session.closed': {
          target: '.closed',
          actions: ['clearSeats', 'forget', hear, 'follow'],
        },
      }),
    },
    states: {
      ...(!isEverOpen && {
        closed: {
          meta: says('closed', 'The list is not shown'),
          on: {
            'list.visit': {
              guard: { type: 'isShown', params: ({ event }) => event },
              target: 'open',
              actions: [{ type: 'choose', params: ({ event }) => event }, 'follow'],
            },
          },
        },
      }),
      open: {
        meta: says('open', 'The list is shown'),
        initial: 'loading',
        on: {
          'list.visit': [
            { guard: { type: 'isSame', params: ({ event }) => event } },
            {
              guard: { type: 'isShown', params: ({ event }) => event },
              target: '.loading',
              actions: ['clearSeats', { type: 'choose', params: ({ event }) => event }, 'follow'],
            },
            ...(isEverOpen
              ? []
              : [{ target: 'closed', actions: ['clearSeats', 'forget', 'follow'] } as const]),
          ],
          ...(list.searched !== undefined && {
            'list.search': {
              guard: { type: 'mayFilter', params: {} },
              target: '.typing',
              actions: [{ type: 'keepSearch', params: ({ event }) => event }, 'refineAddress'],
            },
          }),
          ...(list.addressOf !== undefined && {
            'list.filter': {
              guard: { type: 'mayFilter', params: ({ event }) => event.query },
              target: '.loading',
              actions: [
                { type: 'keepChoice', params: ({ event }) => event },
                'startOver',
                'goToAddress',
              ],
            },
          }),
          'list.retry': '.loading',
          ...(hasNews && { 'list.outdated': '.outdated' }),
          // An answer that is under way may be older.
          ...(isBrought && { 'list.changed': '.outdated' }),
        },
        states: {
          ...(list.searched !== undefined && {
            typing: {
              meta: says('typing', 'Waits for the end of a word'),
              // What is asked anew for a word under way would be of the last word.
              on: {
                ...(hasNews && { 'list.outdated': {} }),
                ...(isBrought && { 'list.changed': {} }),
              },
              after: {
                SEARCH_DEBOUNCE_MS: { target: 'loading', actions: ['clearSeats', 'startOver'] },
              },
            },
          }),
          loading: {
            tags: ['busy'],
            meta: says('loading', 'Asks for the list; what was shown stays'),
            entry: 'forgetArrived',
            invoke: {
              id: 'list',
              src,
              input: ({ context }) => ({
                query: asks(context),
                ...questionAnew(context.list, context.part, list),
              }),
            },
            on: {
              ...unsettledWith('follow'),
              ...(hasNews && {
                // Entered again: the answer to the smaller question would count as both pages.
                'list.more': {
                  guard: 'isMoreUnasked',
                  target: 'loading',
                  reenter: true,
                  actions: ['dropPart', 'keepAsked'],
                } as const,
              }),
              'list.listed': [
                ...unlessSettled({ guard: 'isUnsettled', target: 'outdated' } as const),
                {
                  guard: { type: 'isPart', params: ({ event }) => event },
                  target: 'loading',
                  reenter: true,
                  actions: { type: 'keepPart', params: ({ event }) => event },
                },
                {
                  guard: { type: 'isEmpty', params: withParts },
                  target: 'empty',
                  actions: [
                    'clearSeats',
                    { type: 'tellOthers', params: withParts },
                    { type: 'keepAnew', params: withParts },
                  ],
                },
                {
                  target: 'shown',
                  actions: [
                    { type: 'seat', params: withParts },
                    { type: 'tellOthers', params: withParts },
                    { type: 'keepAnew', params: withParts },
                  ],
                },
              ],
              ...missing,
              'port.failed': { target: 'failed', actions: 'emptyFailed' },
            },
          },
          shown: {
            meta: says('shown', 'What was found'),
            on: {
              ...(isBrought && {
                'list.changed': [
                  { guard: { type: 'isUntold', params: itself }, target: 'outdated' } as const,
                  ...(list.brings?.mayLeave === true ? [emptied] : []),
                  placed,
                ],
              }),
              'list.more': [
                { guard: 'isNext', target: 'loadingMore' },
                // Where rows came or went, the page below would miss some: all are asked for.
                { guard: 'isMore', target: 'loading', actions: 'keepAsked' },
              ],
            },
          },
          loadingMore: {
            tags: ['busy'],
            meta: says('loadingMore', 'Asks for the next page below'),
            entry: 'forgetArrived',
            invoke: {
              id: 'list',
              src,
              input: ({ context }) => ({
                query: asks(context),
                pageIndex: context.list.pages,
                pageSize: list.page,
              }),
            },
            on: {
              ...unsettledWith('keepAsked', 'follow'),
              'list.listed': [
                ...unlessSettled({
                  guard: 'isUnsettled',
                  target: 'outdated',
                  actions: 'keepAsked',
                } as const),
                {
                  target: 'shown',
                  actions: [
                    { type: 'appendPage', params: ({ event }) => event },
                    { type: 'seat', params: ({ event }) => event },
                    { type: 'tellOthers', params: ({ event }) => event },
                  ],
                },
              ],
              ...missing,
              ...outdatedWithNext,
              'port.failed': {
                target: isEmptied ? 'failed' : 'cutShort',
                actions: 'emptyFailed',
              },
            },
          },
          ...(!isEmptied && {
            cutShort: {
              tags: ['failed'],
              meta: says('cutShort', 'The next page did not load; the others stay'),
              on: {
                'list.more': 'loadingMore',
                // Where that is news, it comes with the others.
                ...(list.outdatedBy?.['connection.found'] === undefined && {
                  'connection.found': 'loadingMore',
                }),
                ...outdatedWithNext,
              },
            },
          }),
          ...(hasNews && {
            outdated: {
              meta: says('outdated', 'Something changed; gathers such news'),
              entry: 'dropPart',
              on: {
                // Begun anew by each, the wait would never end where news keep coming.
                'list.outdated': {},
                ...(isBrought && { 'list.changed': {} }),
                'list.more': { guard: 'isMoreUnasked', actions: 'keepAsked' },
              },
              after: { [list.gathers ?? 'PEOPLE_GATHER_MS']: 'loading' },
            },
          }),
          empty: {
            meta: says('empty', 'There is nothing to show'),
            ...(list.arrivals !== undefined && {
              always: { guard: 'isAny', target: 'shown' } as const,
            }),
            on: {
              ...(isBrought && {
                'list.changed': [{ guard: { type: 'isIn', params: itself }, ...placed }, {}],
              }),
            },
          },
          ...(list.mayBeMissing === true && {
            gone: { meta: says('gone', 'There is no such list, or it looks so') },
          }),
          failed: {
            tags: ['failed'],
            meta: says('failed', 'It did not load; what was shown stays'),
            entry: 'dropPart',
            on: { 'connection.found': 'loading' },
          },
        },
      },
    },
  });
};
