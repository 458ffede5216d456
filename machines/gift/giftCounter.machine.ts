import type { ActorRefFrom } from 'xstate';
import { counterMachine } from '../kit/counter';
import { type GiftCounterFact, giftCounterPorts } from './giftCounter.words';

/** How many boxes wait to be opened. */
export const giftCounterMachine = counterMachine<number, GiftCounterFact>({
  id: 'giftCounter',
  spec: '§7 B gifts/unseen/counter',
  port: giftCounterPorts,
  outdated: {
    'gifts.outdated': () => true,
    // What it was before may have become otherwise meanwhile.
    'gifts.takenBack': () => true,
  },
  told: { 'gift.changed': ({ unseen }) => unseen },
  edits: { 'gifts.promised': () => (count) => Math.max(0, count - 1) },
});

export type GiftCounterActor = ActorRefFrom<typeof giftCounterMachine>;
