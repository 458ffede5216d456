import type { Page } from '../../contract/words';

/** The part of a paged list that is loaded; `total` counts the items behind all pages. */
export interface Paged<Item> {
  items: Item[];
  total: number;
  /** Pages loaded so far; also the 0-based index of the next page. */
  pages: number;
}

export const noPages = { items: [], total: 0, pages: 0 };

/** The list after its first page. */
export const firstPage = <Item>({ items, total }: Page<Item>): Paged<Item> => ({
  items,
  total,
  pages: 1,
});

/**
 * The list after one more page. An item that is there already is not repeated: the pages shift
 * when something new arrived in between.
 */
export const nextPage = <Item>(
  list: Paged<Item>,
  { items, total }: Page<Item>,
  idOf: (item: Item) => string,
): Paged<Item> => {
  const known = new Set(list.items.map(idOf));
  return {
    items: [...list.items, ...items.filter((item) => !known.has(idOf(item)))],
    total,
    pages: list.pages + 1,
  };
};

/** The list whose next page was asked for when news came: it is asked for again with the others. */
export const withNext = <Item>(list: Paged<Item>): Paged<Item> => ({
  ...list,
  pages: list.pages + 1,
});

/** Whether pages are left, given the page size. */
export const hasMore = (list: Paged<unknown>, pageSize: number): boolean =>
  list.pages * pageSize < list.total;
