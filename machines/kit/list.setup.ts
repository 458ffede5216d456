import { assign, enqueueActions, type ParameterizedObject, setup } from 'xstate';
import { PEOPLE_GATHER_MS, REVIEWS_GATHER_MS, SEARCH_DEBOUNCE_MS } from '../../contract/limits';
import type { List, ListContext } from './list.config';
import {
  type Brought,
  isMore,
  isMoreUnasked,
  isNextBelow,
  isPart,
  isSameQuery,
  listAnew,
  nextPage,
  noPages,
  unlike,
  withArrivals,
  withItem,
  withNext,
} from './list.rules';
import { type ListEvent, type Listed, type ListWords, listPort } from './list.words';
import type { Look, Meaning } from './look';
import { type Told, tell } from './tell';
import { toChild } from './toChild';

/** A list of whatever it be: the chart knows no more of it. */
export interface AnyWords extends ListWords {
  more: object;
  own: object;
}
type Context = ListContext<AnyWords>;
type Event = ListEvent<AnyWords>;
type Answer = Listed<AnyWords>;
type Change = Exclude<Brought<object>, 'untold'>;
/** Tables by fact are read by the type of whatever was heard. */
type Table<Result> = Readonly<Record<string, (fact: object, context: Context) => Result>>;

interface Enqueue {
  (action: object): void;
  assign: (change: Partial<Context>) => void;
  raise: (event: Event) => void;
  spawnChild: (src: string, options: { id: string; input: unknown }) => void;
  stopChild: (id: string) => void;
}
const does = <Params extends ParameterizedObject['params'] | undefined>(
  work: (context: Context, enqueue: Enqueue, params: Params) => void,
) =>
  enqueueActions<Context, Event, Params, Event, never, never, never, never, never>(
    ({ context, enqueue }, params) => work(context, enqueue as unknown as Enqueue, params),
  );

const tellAll = (enqueue: Enqueue, told: readonly Told[] = []): void => {
  for (const { to, event } of told) enqueue(tell(to, event as never));
};

/** What the chart of a list is made of. */
export const listSetup = (list: List<AnyWords>) => {
  const { idOf, fresh, merge, items: actors } = list;
  const arrivals = (list.arrivals ?? {}) as Table<object | undefined>;
  const edits = (list.edits ?? {}) as Table<Partial<Context>>;
  const outdatedBy = (list.outdatedBy ?? {}) as Table<boolean>;
  const tells = (list.tells ?? {}) as Table<readonly Told[]>;
  const unsettledBy = (list.unsettledBy ?? {}) as Table<boolean>;
  const broughtBy = (list.brings?.by ?? {}) as Table<Brought<object> | undefined>;
  const visitedBy = (list.visitedBy ?? {}) as Table<object | undefined>;
  // The search stays where the router shows the same list again.
  const unsearched = (query: object) => list.searched?.(query, '') ?? query;
  const isSame = (one: object, other: object): boolean =>
    list.addressOf === undefined
      ? isSameQuery(unsearched(one), unsearched(other))
      : list.addressOf(one) === list.addressOf(other);
  const anew = (context: Context, listed: Answer) => {
    const whole = listAnew(context.list, listed, list, idOf);
    const merged = { ...whole, ...merge?.(whole, context) };
    return withArrivals(merged, context.arrived, list, idOf);
  };
  const changed = (context: Context, change: Change) => {
    const precedes = list.brings?.precedes ?? (() => false);
    const next = withItem(context.list, change, list, idOf, precedes);
    return next && { ...next, ...merge?.(next, context) };
  };
  const noneOf = (context: Context): Partial<Context> => ({
    list: list.keepsShown === true ? { ...context.list, pages: 0 } : noPages,
    part: [],
    arrived: [],
    ...fresh,
  });
  const addressed = (type: 'router.go' | 'router.refine') =>
    does<undefined>(({ query }, enqueue) => {
      if (list.addressOf !== undefined)
        enqueue(tell('router', { type, to: list.addressOf(query) }));
    });
  const seat = (context: Context, enqueue: Enqueue, found: readonly object[]): void => {
    if (actors === undefined) return;
    const seated = new Set(context.seated);
    for (const item of found) {
      if (actors.isSeated?.(item, context) === false) continue;
      const id = `${actors.src}:${idOf(item)}`;
      if (seated.has(idOf(item))) enqueue(toChild(id, actors.told(item)));
      else enqueue.spawnChild(actors.src, { id, input: actors.input(item, context) });
      seated.add(idOf(item));
    }
    enqueue.assign({ seated: [...seated] });
  };
  return setup({
    types: {} as {
      context: Context;
      events: ListEvent<AnyWords>;
      input: never;
      tags: Look;
      meta: Meaning;
    },
    actors: {
      [`${list.id}.list`]: listPort<AnyWords>(`${list.id}.list`),
      ...(actors !== undefined && { [actors.src]: actors.machine as never }),
    },
    delays: { PEOPLE_GATHER_MS, REVIEWS_GATHER_MS, SEARCH_DEBOUNCE_MS },
    guards: {
      isShown: (_, { query }: { query: object | undefined }) => query !== undefined,
      isSame: ({ context }, { query }: { query: object | undefined }) =>
        query !== undefined && isSame(query, context.query),
      mayFilter: ({ context }, choice: object) => list.mayFilter?.(context.query, choice) !== false,
      isPart: ({ context }, { items }: Answer) => isPart(context.list, context.part, items, list),
      isEmpty: ({ context }, listed: Answer) => anew(context, listed).items.length === 0,
      isUntold: ({ context }, change: Change) => changed(context, change) === undefined,
      isIn: (_, { isIn }: Change) => isIn,
      isEmptied: ({ context }, change: Change) => changed(context, change)?.items.length === 0,
      isMore: ({ context }) => isMore(context.list),
      isAny: ({ context }) => context.list.items.length > 0,
      isNext: ({ context }) => isMore(context.list) && isNextBelow(context.list, list),
      isUnsettled: ({ context }) => context.unsettled,
      isMoreUnasked: ({ context }) => isMoreUnasked(context.list, list),
    },
    actions: {
      choose: assign(({ context }, { query }: { query: object | undefined }) => ({
        ...noneOf(context),
        query: query ?? list.query,
      })),
      keepSearch: assign({
        query: ({ context }, { text }: { text: string }) =>
          list.searched?.(context.query, text) ?? context.query,
      }),
      keepChoice: assign({
        query: ({ context }, { query }: { query: object }) => ({ ...context.query, ...query }),
      }),
      goToAddress: addressed('router.go'),
      refineAddress: addressed('router.refine'),
      keepPart: assign({ part: ({ context }, { items }: Answer) => [...context.part, ...items] }),
      dropPart: assign({ part: [] }),
      // What arrives from here on; the parts of one answer are one question.
      forgetArrived: assign({
        arrived: ({ context }) => (context.part.length === 0 ? [] : context.arrived),
      }),
      // Of an answer with the parts before it.
      keepAnew: assign(({ context }, listed: Answer) => ({
        list: anew(context, listed),
        part: [],
        ...list.keeps?.(listed),
      })),
      appendPage: assign(({ context }, listed: Answer) => {
        // It may not count what arrived: one too many is put right by the page below, one too few
        // would be missed for good.
        const total = listed.total + context.arrived.length;
        return {
          list: nextPage(context.list, { ...listed, total }, idOf),
          ...list.keeps?.(listed),
        };
      }),
      keepChanged: assign(({ context }, change: Change) => ({
        list: changed(context, change) ?? context.list,
      })),
      keepAsked: assign({ list: ({ context }) => withNext(context.list, list) }),
      startOver: assign(({ context }) => noneOf(context)),
      empty: assign({ list: noPages, part: [], arrived: [], ...fresh }),
      emptyFailed: assign(() => (list.emptiesOnFailure === true ? { list: noPages } : {})),
      forget: assign({ query: list.query, list: noPages, part: [], arrived: [], ...fresh }),
      tellOthers: does((context, enqueue, listed: Answer) => {
        tellAll(enqueue, tells[listed.type]?.(listed, context));
      }),
      follow: does<undefined>((context, enqueue) => {
        const { tells: told, knows } = list.follows?.(context) ?? { tells: [], knows: {} };
        tellAll(enqueue, told);
        enqueue.assign(knows);
      }),
      hear: does((context, enqueue, fact: { type: string }) => {
        const unsettled = unsettledBy[fact.type]?.(fact, context) ?? context.unsettled;
        enqueue.assign({ ...edits[fact.type]?.(fact, context), unsettled });
        const item = arrivals[fact.type]?.(fact, context);
        if (item !== undefined)
          enqueue.assign({
            list: withArrivals(context.list, [item], list, idOf),
            arrived: unlike([...context.arrived, item], idOf),
          });
        tellAll(enqueue, tells[fact.type]?.(fact, context));
        if (visitedBy[fact.type] !== undefined)
          enqueue.raise({ type: 'list.visit', query: visitedBy[fact.type]?.(fact, context) });
        if (outdatedBy[fact.type]?.(fact, context) === true)
          enqueue.raise({ type: 'list.outdated' });
        const brought = broughtBy[fact.type]?.(fact, context);
        if (brought !== undefined)
          // Beside a change that is on its way, the item may be older than what is shown.
          enqueue.raise(
            brought === 'untold' || unsettled
              ? { type: 'list.outdated' }
              : { type: 'list.changed', ...brought },
          );
        const told = actors?.hear?.[fact.type];
        if (told !== undefined)
          for (const id of context.seated) enqueue(toChild(`${actors?.src}:${id}`, told));
      }),
      seat: does((context, enqueue, { items }: Answer) => seat(context, enqueue, items)),
      seatChanged: does((context, enqueue, { item, isIn }: Change) =>
        seat(context, enqueue, item !== undefined && isIn ? [item] : []),
      ),
      // An actor is of the question that its item answered.
      clearSeats: does<undefined>((context, enqueue) => {
        for (const id of context.seated) enqueue.stopChild(`${actors?.src}:${id}`);
        enqueue.assign({ seated: [] });
      }),
    },
  });
};
