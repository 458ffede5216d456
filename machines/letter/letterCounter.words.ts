import type { LetterCounters } from '../../contract/letter';
import type { Counted, CounterEvent } from '../kit/counter.words';
import { port } from '../kit/port';

export type LetterCounterFact =
  /** Hub: somebody has written. */
  | { type: 'letter.arrived'; id: string }
  /** What is shown may be wrong. */
  | { type: 'letters.outdated' }
  | { type: 'player.changed'; changed: string[] };

export type LetterCounterEvent = CounterEvent<LetterCounters> | LetterCounterFact;

declare module '../kit/residents' {
  interface Residents {
    letterCounter: LetterCounterEvent;
  }
}

export const letterCounterPorts = {
  /** GET /letters/counters [§3 Letter]. */
  'letters.count': port<undefined, Counted<LetterCounters>>('letters.count'),
};
