import { aRelation, relatedPlayers } from '../../contract/make/relation';
import type { ListContext } from '../kit/list.config';
import { aList } from '../kit/list.sample';
import type { PeopleWords } from './people.words';

/** Seven friends. */
export const aPeopleList = (
  given: Partial<ListContext<PeopleWords>> = {},
): ListContext<PeopleWords> => ({
  ...aList({ list: 'friends', search: '' }, relatedPlayers(7, aRelation({ bond: 'friends' }))),
  ...given,
});
