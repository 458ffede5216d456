import { relatedLists } from '../../contract/relation.lists';
import type { RelatedList, RelatedPlayer } from '../../contract/relation.view';
import { type ListEvent, type ListWords, listPort } from '../kit/list.words';
import type { RelationChanged, RelationCounts } from './relation.words';

/** The lists of the friends' page: the player's own, and everybody else. */
export type PeopleList = RelatedList | 'find';
export const peopleLists: readonly PeopleList[] = [...relatedLists, 'find'];

export interface PeopleWords extends ListWords {
  item: RelatedPlayer;
  query: { list: PeopleList; search: string };
  /** Absent where everybody was asked for. */
  more: { counts?: RelationCounts };
  heard:
    | { type: 'presence.changed'; playerId: string; presence: RelatedPlayer['presence'] }
    | { type: 'hub.skipped' }
    | RelationChanged;
}

export type PeopleEvent = ListEvent<PeopleWords>;

declare module '../kit/residents' {
  interface Residents {
    people: PeopleEvent;
  }
}

export const peoplePorts = {
  /** POST /friends, or POST /get/players for everybody [§7 A friends, §7 B]. */
  'people.list': listPort<PeopleWords>('people.list'),
};
