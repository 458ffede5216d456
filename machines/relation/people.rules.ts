import { PEOPLE_PAGE } from '../../contract/limits';
import type { Paged } from '../kit/list';
import { type PeopleList, peopleLists } from './people.words';

/** The largest page that the call gives. */
const PAGE_MAX = 100;

/** As many players as are shown, in one page: a list that is asked for anew does not shrink. */
export const sizeOf = ({ pages }: Paged<unknown>): number =>
  Math.min(PAGE_MAX, PEOPLE_PAGE * Math.max(1, pages));

/** The list that an address names; friends when it names none. */
export const listOf = (name: string | undefined): PeopleList =>
  peopleLists.find((list) => list === name) ?? 'friends';

/** The address of a list. */
export const addressOfList = (list: PeopleList): string =>
  list === 'friends' ? '/friends' : `/friends/${list}`;
