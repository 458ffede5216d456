import type { Paged } from './list.rules';

/** What of a list has come; of all, unless told how many there are. */
export const aPage = <Item>(items: Item[], total = items.length): Paged<Item> => ({
  items,
  total,
  pages: Math.min(1, items.length),
});

/** A list under a query, with its first page. */
export const aList = <Query, Item>(query: Query, items: Item[], total = items.length) => ({
  query,
  list: aPage(items, total),
  part: [],
  unsettled: false,
  seated: [],
  arrived: [],
});
