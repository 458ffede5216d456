import type { Page } from '../../contract/words';

/** The part of a paged list that is loaded; `total` counts the items behind all pages. */
export interface Paged<Item> {
  items: Item[];
  total: number;
  /** Pages that are asked for when the list is asked for anew. */
  pages: number;
}

/** How much is asked for at a time. */
export interface Sizes {
  /** Items of one page. */
  page: number;
  /** The most items that the call gives at once. */
  max: number;
}

export const noPages = { items: [], total: 0, pages: 0 };

/** How many items are wanted when a list is asked for anew: it does not shrink. */
const wantedOf = ({ pages }: Paged<unknown>, { page }: Sizes): number => page * Math.max(1, pages);

/**
 * What a list that is asked for anew is asked for next: all that is wanted at once or, where the
 * call does not give so much, in equal parts. `part` is what has come of it.
 */
export const questionAnew = (
  list: Paged<unknown>,
  part: readonly unknown[],
  sizes: Sizes,
): { pageIndex: number; pageSize: number } => {
  const most = sizes.page * Math.floor(sizes.max / sizes.page);
  const pageSize = Math.min(most, wantedOf(list, sizes));
  return { pageIndex: part.length / pageSize, pageSize };
};

/** Whether more parts are to come after `items`: the last one is short, or all that is wanted. */
export const isPart = (
  list: Paged<unknown>,
  part: readonly unknown[],
  items: readonly unknown[],
  sizes: Sizes,
): boolean =>
  items.length === questionAnew(list, part, sizes).pageSize &&
  part.length + items.length < wantedOf(list, sizes);

/** Items without those that repeat an earlier one. */
export const unlike = <Item>(items: readonly Item[], idOf: (item: Item) => string): Item[] => {
  const known = new Set<string>();
  return items.filter((item) => known.size < known.add(idOf(item)).size);
};

/**
 * The list after it was asked for anew. What came or went while the server read may be counted and not
 * be there, or the other way round: where nothing came there is nothing, and it is told as news.
 */
export const listAnew = <Item>(
  list: Paged<Item>,
  { items, total }: Page<Item>,
  sizes: Sizes,
  idOf: (item: Item) => string,
): Paged<Item> => {
  const all = unlike(items, idOf).slice(0, wantedOf(list, sizes));
  const known = all.length === 0 ? 0 : Math.max(total, all.length);
  return { items: all, total: known, pages: Math.ceil(all.length / sizes.page) };
};

/**
 * The list after one more page. An item that is there already is not repeated: the pages shift
 * when something new arrived in between.
 */
export const nextPage = <Item>(
  list: Paged<Item>,
  { items, total }: Page<Item>,
  idOf: (item: Item) => string,
): Paged<Item> => ({
  items: unlike([...list.items, ...items], idOf),
  total,
  pages: list.pages + 1,
});

/** The list with what arrived on top; an item that is there already is not repeated. */
export const withArrivals = <Item>(
  list: Paged<Item>,
  arrived: readonly Item[],
  { page }: Sizes,
  idOf: (item: Item) => string,
): Paged<Item> => {
  const items = unlike([...list.items, ...arrived], idOf);
  const fresh = items.slice(list.items.length);
  if (fresh.length === 0) return list;
  return {
    items: [...fresh, ...list.items],
    total: list.total + fresh.length,
    pages: Math.max(list.pages, Math.ceil(items.length / page)),
  };
};

/**
 * What is said of one item: the item as the list shows it, and whether it is in the list; `untold`
 * where only the server knows that.
 */
export type Brought<Item> = { id: string; item?: Item | undefined; isIn: boolean } | 'untold';

/**
 * The list after one item came, changed or went; undefined where that cannot be told from what is
 * loaded, and the list has to be asked for anew.
 */
export const withItem = <Item>(
  list: Paged<Item>,
  { id, item, isIn }: Exclude<Brought<Item>, 'untold'>,
  { page }: Sizes,
  idOf: (item: Item) => string,
  precedes: (item: Item, other: Item) => boolean,
): Paged<Item> | undefined => {
  const { items, total, pages } = list;
  const at = items.findIndex((one) => idOf(one) === id);
  const below = item && items.findIndex((one) => precedes(item, one));
  // It may be on a page that is not loaded.
  if (at < 0 && (below ?? -1) < 0 && isMore(list)) return undefined;
  if (item === undefined || !isIn) {
    if (at < 0) return list;
    const isLast = items.length === 1 && total > 1;
    return isLast ? undefined : { items: items.toSpliced(at, 1), total: total - 1, pages };
  }
  if (at >= 0) return { items: items.with(at, item), total, pages };
  const grown = items.toSpliced(below === undefined || below < 0 ? items.length : below, 0, item);
  // What is asked for anew must not be less than what is shown.
  return { items: grown, total: total + 1, pages: Math.max(pages, Math.ceil(grown.length / page)) };
};

/** The list whose next page is asked for with the others. */
export const withNext = <Item>(list: Paged<Item>, { page }: Sizes): Paged<Item> => ({
  ...list,
  pages: Math.max(list.pages, Math.ceil(list.items.length / page)) + 1,
});

/**
 * Whether the next page begins where the list ends. When something came or went in between it does
 * not: a row would be missed for good.
 */
export const isNextBelow = ({ items, pages }: Paged<unknown>, { page }: Sizes): boolean =>
  items.length === pages * page;

/** Whether there is more than is shown. */
export const isMore = ({ items, total }: Paged<unknown>): boolean => items.length < total;

/** Whether there is more than is asked for. */
export const isMoreUnasked = ({ total, pages }: Paged<unknown>, { page }: Sizes): boolean =>
  pages * page < total;

/** Whether two queries ask for the same; flat JSON, in any order of its fields. */
export const isSameQuery = (one: object, other: object): boolean => textOf(one) === textOf(other);

const textOf = (query: object): string =>
  String(
    Object.entries(query)
      .map((field) => JSON.stringify(field))
      .toSorted(),
  );
