import type { Route } from '../router/router.rules';
import { type PeopleList, type PeopleWords, peopleLists } from './people.words';

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
