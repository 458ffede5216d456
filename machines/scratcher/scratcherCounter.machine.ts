import type { ActorRefFrom } from 'xstate';
import type { ScratcherCounters } from '../../contract/scratcher';
import { counterMachine } from '../kit/counter';
import { type ScratcherCounterFact, scratcherCounterPorts } from './scratcherCounter.words';

/** How many cards of each family wait to be scratched or collected. */
export const scratcherCounterMachine = counterMachine<ScratcherCounters, ScratcherCounterFact>({
  id: 'scratcherCounter',
  spec: '§7 B scratchers/counters',
  port: scratcherCounterPorts,
  outdated: { 'scratchers.outdated': () => true },
  told: { 'scratcher.changed': ({ counters }) => counters },
});

export type ScratcherCounterActor = ActorRefFrom<typeof scratcherCounterMachine>;
