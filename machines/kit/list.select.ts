import { isMore, type Paged } from './list.rules';

/** A list in any state, as far as views read it. */
interface Snapshot<Query, Item> {
  context: { query: Query; list: Paged<Item> };
}

export const itemsOf = <Item>({ context }: Snapshot<unknown, Item>): readonly Item[] =>
  context.list.items;
/** How many there are behind all pages. */
export const totalOf = ({ context }: Snapshot<unknown, unknown>): number => context.list.total;
/** What the list shows: its query. */
export const queryOf = <Query>({ context }: Snapshot<Query, unknown>): Query => context.query;
/** What is being searched for. */
export const searchOf = ({ context }: Snapshot<{ search: string }, unknown>): string =>
  context.query.search;
export const isMoreLeft = ({ context }: Snapshot<unknown, unknown>): boolean =>
  isMore(context.list);
