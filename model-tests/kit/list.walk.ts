import type { InputFrom } from 'xstate';
import type { ListMachine } from '../../machines/kit/list';
import type { ListContext } from '../../machines/kit/list.config';
import { isSameQuery } from '../../machines/kit/list.rules';
import type { ListEvent, Listed, ListWords } from '../../machines/kit/list.words';
import { type Walk, walk } from '../support/walk';

interface ListWalk<Words extends ListWords> {
  /** Two of its queries; only of the first one everything is walked. */
  queries: readonly [Words['query'], Words['query']];
  /** As many items. */
  items: (count: number) => Words['item'][];
  /** Items of a page, and the most that its call gives. */
  page: number;
  max: number;
  /** What an answer brings besides items. */
  more?: Words['more'];
  /** What it hears besides the words of every list. */
  events?: readonly ListEvent<Words>[];
  /** Facts that bring an item of it: told where at most one page is shown. */
  brought?: readonly ListEvent<Words>[];
  /** Facts of changes that are shown before the server has them, and those that end one. */
  promises?: RegExp;
  settles?: RegExp;
  /** What its own guards look at. */
  view?: (context: ListContext<Words>) => unknown;
  /** Which events are met at a place; all of them by default. */
  offers?: Walk<ListMachine<Words>>['offers'];
  inputs?: readonly unknown[];
}

/** The one walk of every list: which queries it is asked, what it is answered and hears. */
export const listWalk = <Words extends ListWords, Input = undefined>(
  machine: ListMachine<Words, Input>,
  {
    queries,
    items,
    page,
    max,
    more,
    events = [],
    brought = [],
    promises = /\.promised$/,
    settles = /\.settled$/,
    view,
    offers,
    inputs,
  }: ListWalk<Words>,
): Walk<ListMachine<Words, Input>> => {
  const part = page * Math.floor(max / page);
  // One page more than the call gives at once.
  const pages = part / page + 1;
  const listed = (count: number, total: number): ListEvent<Words> =>
    ({ type: 'list.listed', items: items(count), total, ...(more as object) }) as never;
  const [first, second] = queries;
  return walk({
    machine,
    inputs: (inputs ?? [undefined]) as InputFrom<typeof machine>[],
    events: [
      { type: 'session.closed' },
      { type: 'list.visit', query: first },
      { type: 'list.visit', query: second },
      { type: 'list.visit', query: undefined },
      { type: 'list.more' },
      { type: 'list.retry' },
      listed(page, pages * page),
      ...(part === page ? [] : [listed(part, pages * page)]),
      listed(0, 0),
      { type: 'connection.found' },
      { type: 'port.failed', port: `${machine.id}.list` },
      ...events,
      ...brought,
    ],
    offers: (event, here) => {
      const { context } = here;
      if (offers?.(event, here as never) === false) return false;
      // As pages offer it: news lead to a list that is asked for anew while it is shown.
      if (event.type === 'list.retry' && !here.matches({ open: 'failed' })) return false;
      // While a change is on its way, what that makes otherwise is met, and no more.
      const isChange = promises.test(event.type) || settles.test(event.type);
      const isMet = settles.test(event.type) || /^xstate\.|^list\.(listed|more)$/.test(event.type);
      if (context.unsettled && !isMet) return false;
      if (isChange && context.list.pages !== 1) return false;
      if (brought.some(({ type }) => type === event.type)) return context.list.pages <= 1;
      // What grew by one of them is asked for anew, no more: the rest is walked with whole pages.
      const hasGrown = context.list.items.length % page === 1;
      if (hasGrown && !/^xstate\.|^list\.(more|listed)$/.test(event.type)) return false;
      // A full part answers only who asked for one.
      if (event.type === 'list.listed' && (event as Listed<Words>).items.length > page)
        return context.list.pages >= pages && context.part.length === 0;
      return !isSameQuery(context.query, second) || event.type === 'list.visit';
    },
    view: ({ context }) => [
      isSameQuery(context.query, second),
      Math.min(context.list.pages, pages),
      context.list.items.length,
      context.part.length,
      context.unsettled,
      view?.(context),
    ],
  });
};
