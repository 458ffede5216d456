import type { Fragment } from 'postgres';
import { USER_LIST_MAX } from '../../contract/limits';
import { relatedLists } from '../../contract/relation.lists';
import type { RelatedList } from '../../contract/relation.view';
import type { Sql } from '../store/database';
import { Loader } from '../store/loader';

const conditions: Readonly<Record<RelatedList, (sql: Sql) => Fragment>> = {
  friends: (sql) => sql`bond = 'friends'`,
  favourites: (sql) => sql`favourite`,
  requests: (sql) => sql`bond = 'was asked'`,
  pending: (sql) => sql`bond = 'asked'`,
  followers: (sql) => sql`follower`,
  following: (sql) => sql`following`,
  blocked: (sql) => sql`bond = 'blocked'`,
};

/** Whether a row of `relations` is in a list of people. Who is hidden by a block of theirs is in none. */
export const isIn = (sql: Sql, list: RelatedList): Fragment => conditions[list](sql);

/** The lists that a row is in, to be joined to it: `list` names one, `listed` says whether it is. */
const lists = (sql: Sql) => sql`
  lateral (values ${relatedLists.map(
    (list, at) => sql`${at === 0 ? sql`` : sql`,`} (${list}, ${isIn(sql, list)})`,
  )}) as lists (list, listed)`;

/** The names of the lists that a row is in, as a JSON array. */
export const listsOf = (sql: Sql): Fragment =>
  sql`to_jsonb(array(select list from ${lists(sql)} where listed))`;

/** A list of a player's people: the ids of the first ones, and how many there are in all. */
export interface Listed {
  readonly ids: readonly string[];
  readonly total: number;
}

const eachList = <Value>(valueOf: (list: RelatedList) => Value) =>
  Object.fromEntries(relatedLists.map((list) => [list, valueOf(list)])) as Record<
    RelatedList,
    Value
  >;

/** All the lists of a player; in each favourites come first, then whom the latest step was with. */
export const circleOf = async (sql: Sql, player: string): Promise<Record<RelatedList, Listed>> => {
  const rows = await sql<(Listed & { list: RelatedList })[]>`
    select list, count(*) as total,
      to_jsonb((array_agg(other order by favourite desc, since desc, other))[:${USER_LIST_MAX}]) as ids
    from relations, ${lists(sql)} where player = ${player} and listed group by list`;
  return eachList((name) => rows.find(({ list }) => list === name) ?? { ids: [], total: 0 });
};

/** How many people each list of a player holds. */
export const circleCounts = (sql: Sql) => {
  const counts = new Loader(async (players) => {
    const rows = await sql<{ player: string; counts: Partial<Record<RelatedList, number>> }[]>`
      select player, jsonb_object_agg(list, total) as counts from (
        select player, list, count(*) as total from relations, ${lists(sql)}
        where player = any(${[...players]}) and listed group by player, list) as counted
      group by player`;
    return rows.map((row) => [row.player, row.counts]);
  });
  return async (player: string): Promise<Record<RelatedList, number>> => {
    const known = await counts.load(player);
    return eachList((list) => known?.[list] ?? 0);
  };
};
