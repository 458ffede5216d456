import type { FreeSpins } from '../../contract/spin';
import type { Counted, CounterEvent } from '../kit/counter.words';
import { port } from '../kit/port';

/** Hub: free spins were granted or played; what is left. */
export interface SpinsChanged {
  type: 'spins.changed';
  spins: FreeSpins[];
}

export type SpinsEvent = CounterEvent<FreeSpins[]> | SpinsChanged;

declare module '../kit/residents' {
  interface Residents {
    spins: SpinsEvent;
  }
}

export const spinsPorts = {
  /** GET /spins [decision 44]. */
  'spins.list': port<undefined, Counted<FreeSpins[]>>('spins.list'),
};
