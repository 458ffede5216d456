import type { Gift } from '../../contract/gift';
import type { Counted, CounterEvent } from '../kit/counter.words';
import { port } from '../kit/port';

export type GiftCounterFact =
  /** One was opened here. */
  { type: 'gifts.opened'; gift: Gift } | { type: 'player.changed'; changed: string[] };

export type GiftCounterEvent = CounterEvent<number> | GiftCounterFact;

declare module '../kit/residents' {
  interface Residents {
    giftCounter: GiftCounterEvent;
  }
}

export const giftCounterPorts = {
  /** GET /gifts/unseen/counter [§7 B gifts]. */
  'gifts.count': port<undefined, Counted<number>>('gifts.count'),
};
