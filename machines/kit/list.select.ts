import { isMore, type Paged } from './list.rules';

/** A list in any state, as far as views read it. */
interface ListOf<Item> {
  context: { list: Paged<Item> };
}
interface Asked<Query> {
  context: { query: Query };
}

export const itemsOf = <Item>({ context }: ListOf<Item>): readonly Item[] => context.list.items;
/** How many there are behind all pages. */
export const totalOf = ({ context }: ListOf<unknown>): number => context.list.total;
export const isMoreLeft = ({ context }: ListOf<unknown>): boolean => isMore(context.list);
/** What the list shows: its query. */
export const queryOf = <Query>({ context }: Asked<Query>): Query => context.query;
/** What is being searched for. */
export const searchOf = ({ context }: Asked<{ search: string }>): string => context.query.search;
