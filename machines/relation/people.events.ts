import type { RelatedList, RelatedPlayer } from '../../contract/relation';
import { relatedLists } from '../../contract/relation.lists';
import type { SessionFact } from '../auth/session.events';
import type { ConnectionFound } from '../connection/connection.events';
import type { PortFailed } from '../kit/port';
import type { RelationCounts } from './relations.events';

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
  | { type: 'hub.skipped' }
  | ConnectionFound
  | PortFailed;
