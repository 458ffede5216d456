import type { Gift, GiftList } from '../../contract/gift';
import { type ListEvent, type ListWords, listPort } from '../kit/list.words';

/** One of them is being opened here: shown as opened. */
export interface GiftPromised {
  type: 'gifts.promised';
  id: string;
}

/** It was not opened. */
export interface GiftTakenBack {
  type: 'gifts.takenBack';
  id: string;
}

/** What is shown may be wrong. */
export interface GiftsOutdated {
  type: 'gifts.outdated';
}

/** Hub: one came or changed. */
export interface GiftChanged {
  type: 'gift.changed';
  id: string;
  /** As the player's lists show it; absent where they do not. */
  gift?: Gift | undefined;
  /** The player's lists that it is in. */
  lists: GiftList[];
  /** How many boxes wait to be opened. */
  unseen: number;
}

export interface GiftsWords extends ListWords {
  item: Gift;
  query: { list: GiftList; search: string };
  own: {
    /** Opened while their list is shown, or on the way to it. */
    opened: string[];
  };
  heard: /** Every closed box of the list that is for the player. */
    | { type: 'gifts.openAll' }
    | GiftPromised
    | GiftTakenBack
    | GiftChanged
    | GiftsOutdated
    | { type: 'hub.skipped' };
}

export type GiftsEvent = ListEvent<GiftsWords>;

declare module '../kit/residents' {
  interface Residents {
    gifts: GiftsEvent;
  }
}

export const giftsPorts = {
  /** POST /gifts [§7 B gifts]. */
  'gifts.list': listPort<GiftsWords>('gifts.list'),
};
