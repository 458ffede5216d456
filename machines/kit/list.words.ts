import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import type { RouteShown } from '../router/router.words';
import { type Port, type PortFailed, port } from './port';

/** What one list speaks of; a list names only what it has. */
export interface ListWords {
  item: object;
  /** What the list is asked for: flat JSON, so that two can be compared. */
  query: object;
  /** What its answers bring besides items. */
  more: unknown;
  /** What it remembers besides items. */
  own: unknown;
  /** Facts and commands that other lists do not hear. */
  heard: { type: string };
}

/** What a list hears besides the words of every list; nothing where its words name nothing. */
export type HeardOf<Words extends ListWords> = string extends Words['heard']['type']
  ? never
  : Words['heard'];

/** A page of items, and what comes with them; `total` counts the items behind all pages. */
export type Listed<Words extends ListWords> = {
  type: 'list.listed';
  items: Words['item'][];
  total: number;
} & Words['more'];

/** What every list is told by views and by the router, and what its port answers. */
export type ListEvent<Words extends ListWords> =
  /** A screen shows the list under this query; undefined when another screen is shown. */
  | { type: 'list.visit'; query: Words['query'] | undefined }
  /** A word is being typed into the search. */
  | { type: 'list.search'; text: string }
  /** Another choice, which becomes part of the query. */
  | { type: 'list.filter'; query: Partial<Words['query']> }
  | { type: 'list.more' }
  /** It is asked for anew at once. */
  | { type: 'list.retry' }
  /** Something changed behind the list: what is shown may be wrong. */
  | { type: 'list.outdated' }
  /** One item came, changed or went. */
  | { type: 'list.changed'; id: string; item?: Words['item'] | undefined; isIn: boolean }
  | Listed<Words>
  /** There is no such list, or it looks so [decision 18]. */
  | { type: 'list.missing' }
  | HeardOf<Words>
  | RouteShown
  | SessionFact
  | ConnectionFound
  | PortFailed;

/** What a list's port is asked for; `pageIndex` is 0-based and counts pages of `pageSize` items. */
export interface ListQuestion<Query> {
  query: Query;
  pageIndex: number;
  pageSize: number;
}

export type ListPort<Words extends ListWords> = Port<
  ListQuestion<Words['query']>,
  Listed<Words> | { type: 'list.missing' }
>;

/** Declares the port of a list. */
export const listPort = <Words extends ListWords>(name: string): ListPort<Words> => port(name);
