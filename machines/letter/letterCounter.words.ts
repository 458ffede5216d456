import type { LetterCounters } from '../../contract/letter';
import type { Counted, CounterEvent } from '../kit/counter.words';
import { port } from '../kit/port';
import type { LetterChanged } from './letters.words';

export type LetterCounterFact =
  | LetterChanged
  /** What is shown may be wrong. */
  | { type: 'letters.outdated' };

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
