import type { ActorRefFrom } from 'xstate';
import { counterMachine } from '../kit/counter';
import { type RelationCounterFact, relationCounterPorts } from './relationCounter.words';
import type { RelationCounts } from './relations.words';

/** How many friends and open requests there are. */
export const relationCounterMachine = counterMachine<RelationCounts, RelationCounterFact>({
  id: 'relationCounter',
  spec: '§3 User',
  port: relationCounterPorts,
  outdated: { 'player.changed': ({ changed }) => changed.includes('relations') },
});

export type RelationCounterActor = ActorRefFrom<typeof relationCounterMachine>;
