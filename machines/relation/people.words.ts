import type { RelatedList, RelatedPlayer } from '../../contract/relation';
import { relatedLists } from '../../contract/relation.lists';
import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';
import type { RelationChanged } from './relation.words';
import type { RelationCounts } from './relations.words';

/** The lists of the friends' page: the player's own, and everybody else. */
export type PeopleList = RelatedList | 'find';
export const peopleLists: readonly PeopleList[] = [...relatedLists, 'find'];

export type PeopleEvent =
  | SessionFact
  /** The router shows a list of the page; undefined when another page is shown. */
  | { type: 'people.visit'; list: PeopleList | undefined }
  | { type: 'people.search'; text: string }
  | { type: 'people.more' }
  | { type: 'people.retry' }
  | {
      type: 'people.listed';
      items: RelatedPlayer[];
      total: number;
      /** Absent where everybody was asked for. */
      counts?: RelationCounts;
    }
  | { type: 'presence.changed'; playerId: string; presence: RelatedPlayer['presence'] }
  | { type: 'player.changed'; changed: string[] }
  | RelationChanged
  | { type: 'hub.skipped' }
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    people: PeopleEvent;
  }
}

export const peoplePorts = {
  /** POST /friends, or POST /get/players for everybody [§7 A friends, §7 B]; 0-based pages. */
  'people.list': port<
    { list: PeopleList; search: string; pageIndex: number; pageSize: number },
    { type: 'people.listed'; items: RelatedPlayer[]; total: number; counts?: RelationCounts }
  >('people.list'),
};
