import type { Counted, CounterEvent } from '../kit/counter.words';
import { port } from '../kit/port';
import type { GiftChanged, GiftPromised, GiftsOutdated, GiftTakenBack } from './gifts.words';

export type GiftCounterFact = GiftPromised | GiftTakenBack | GiftChanged | GiftsOutdated;

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
