import type { Counted, CounterEvent } from '../kit/counter.words';
import { port } from '../kit/port';
import type { RelationChanged, RelationCounts } from './relation.words';

export type RelationCounterFact = RelationChanged;

export type RelationCounterEvent = CounterEvent<RelationCounts> | RelationCounterFact;

declare module '../kit/residents' {
  interface Residents {
    relationCounter: RelationCounterEvent;
  }
}

export const relationCounterPorts = {
  /** POST /friends: only how many each list holds [§7 A friends]. */
  'relations.count': port<undefined, Counted<RelationCounts>>('relations.count'),
};
