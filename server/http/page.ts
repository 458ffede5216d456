/** One page of what lies in memory whole; `pageIndex` counts from 0. */
export const cutPage = <Item>(
  items: readonly Item[],
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
): { items: Item[]; total: number } => ({
  items: items.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize),
  total: items.length,
});
