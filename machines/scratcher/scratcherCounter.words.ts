import type { ScratcherCounters } from '../../contract/scratcher';
import type { Counted, CounterEvent } from '../kit/counter.words';
import { port } from '../kit/port';
import type { ScratcherChanged, ScratchersOutdated } from './scratchers.words';

export type ScratcherCounterFact = ScratcherChanged | ScratchersOutdated;

export type ScratcherCounterEvent = CounterEvent<ScratcherCounters> | ScratcherCounterFact;

declare module '../kit/residents' {
  interface Residents {
    scratcherCounter: ScratcherCounterEvent;
  }
}

export const scratcherCounterPorts = {
  /** GET /scratchers/counters [§7 B]. */
  'scratchers.count': port<undefined, Counted<ScratcherCounters>>('scratchers.count'),
};
