import type { ActorRefFrom } from 'xstate';
import type { LetterCounters } from '../../contract/letter';
import { counterMachine } from '../kit/counter';
import { type LetterCounterFact, letterCounterPorts } from './letterCounter.words';

/** How many letters each box holds, and how many of them are unread. */
export const letterCounterMachine = counterMachine<LetterCounters, LetterCounterFact>({
  id: 'letterCounter',
  spec: '§7 B letters/counters',
  port: letterCounterPorts,
  outdated: {
    'letters.outdated': () => true,
  },
  told: { 'letter.changed': ({ counters }) => counters },
});

export type LetterCounterActor = ActorRefFrom<typeof letterCounterMachine>;
