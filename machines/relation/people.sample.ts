import { aRelation, relatedPlayers } from '../../contract/make/relation';
import type { PeopleContext } from './people.machine';

/** Seven friends. */
export const aPeopleList = (given: Partial<PeopleContext> = {}): PeopleContext => ({
  list: 'friends',
  search: '',
  people: {
    items: relatedPlayers(7, aRelation({ bond: 'friends' })),
    total: 7,
    pages: 1,
  },
  ...given,
});
