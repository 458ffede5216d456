import { type PeopleList, peopleLists } from './people.words';

/** The list that an address names; friends when it names none. */
export const listOf = (name: string | undefined): PeopleList =>
  peopleLists.find((list) => list === name) ?? 'friends';

/** The address of a list. */
export const addressOfList = (list: PeopleList): string =>
  list === 'friends' ? '/friends' : `/friends/${list}`;
