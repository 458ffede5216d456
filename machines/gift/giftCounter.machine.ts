import type { ActorRefFrom } from 'xstate';
import { counterMachine } from '../kit/counter';
import { type GiftCounterFact, giftCounterPorts } from './giftCounter.words';

/** How many boxes wait to be opened. */
export const giftCounterMachine = counterMachine<number, GiftCounterFact>({
  id: 'giftCounter',
  spec: '§7 B gifts/unseen/counter',
  port: giftCounterPorts,
  outdated: { 'player.changed': ({ changed }) => changed.includes('gifts') },
  edits: { 'gifts.opened': () => (count) => Math.max(0, count - 1) },
});

export type GiftCounterActor = ActorRefFrom<typeof giftCounterMachine>;
