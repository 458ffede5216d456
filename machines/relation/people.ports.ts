import type { RelatedPlayer } from '../../contract/relation';
import { port } from '../kit/port';
import type { PeopleList } from './people.events';
import type { RelationCounts } from './relations.events';

export const peoplePorts = {
  /** POST /friends, or POST /get/players for everybody [§7 A friends, §7 B]; 0-based pages. */
  'people.list': port<
    { list: PeopleList; search: string; pageIndex: number; pageSize: number },
    { type: 'people.listed'; items: RelatedPlayer[]; total: number; counts?: RelationCounts }
  >('people.list'),
};
