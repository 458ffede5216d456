import type { RelatedPlayer } from '../../contract/relation.view';
import { unlessSearched } from '../kit/list.brings';
import type { Brought } from '../kit/list.rules';
import type { Listed } from '../kit/list.words';
import type { Told } from '../kit/tell';
import type { Route } from '../router/router.rules';
import { type PeopleList, type PeopleWords, peopleLists } from './people.words';
import type { RelationChanged } from './relation.words';

/** The list that an address names; friends when it names none. */
const listOf = (name: string | undefined): PeopleList =>
  peopleLists.find((list) => list === name) ?? 'friends';

/** The address of a list. */
export const addressOfList = (list: PeopleList): string =>
  list === 'friends' ? '/friends' : `/friends/${list}`;

/** The people that a screen lists; a gift is given to friends. */
export const peopleOf = ({ name, params }: Route): PeopleWords['query'] | undefined => {
  if (name === 'giftSend' || name === 'letterWrite') return { list: 'friends', search: '' };
  return name === 'friends' ? { list: listOf(params.list), search: '' } : undefined;
};

/** Who is told of an answer: the relations to those who are listed, and the counters. */
export const toldOf = ({ items, counts }: Listed<PeopleWords>): readonly Told[] => {
  const people = items.map(({ _id, relation }) => ({ playerId: _id, relation }));
  return [
    { to: 'relations', event: { type: 'relations.told', people } },
    ...(counts === undefined
      ? []
      : [{ to: 'relationCounter', event: { type: 'counter.counted', count: counts } } as const]),
  ];
};

/** Favourites first, then by name. */
export const precedes = (one: RelatedPlayer, other: RelatedPlayer): boolean =>
  one.relation.favourite === other.relation.favourite
    ? one.username.toLowerCase() <= other.username.toLowerCase()
    : one.relation.favourite;

/**
 * What a change of one relation means to the list that is shown; undefined where everybody is
 * searched and the other player is not among those who were found.
 */
export const broughtTo = (
  { id, player, lists }: RelationChanged,
  { query, list: { items } }: { query: PeopleWords['query']; list: { items: RelatedPlayer[] } },
): Brought<RelatedPlayer> | undefined => {
  const isShown = items.some(({ _id }) => _id === id);
  if (query.list === 'find')
    return isShown ? { id, item: player, isIn: player !== undefined } : undefined;
  const change = { id, item: player, isIn: lists.includes(query.list) };
  return isShown ? change : unlessSearched(query, change);
};
