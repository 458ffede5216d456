import type { ActorRefFrom } from 'xstate';
import { counterMachine } from '../kit/counter';
import type { RelationCounts } from './relation.words';
import { type RelationCounterFact, relationCounterPorts } from './relationCounter.words';

/** How many friends and open requests there are. */
export const relationCounterMachine = counterMachine<RelationCounts, RelationCounterFact>({
  id: 'relationCounter',
  spec: '§3 User',
  port: relationCounterPorts,
  told: { 'relation.changed': ({ counts }) => counts },
});

export type RelationCounterActor = ActorRefFrom<typeof relationCounterMachine>;
