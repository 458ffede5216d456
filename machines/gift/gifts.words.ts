import type { Gift, GiftList } from '../../contract/gift';
import { type ListEvent, type ListWords, listPort } from '../kit/list.words';

export const giftLists: readonly GiftList[] = ['pending', 'received', 'sent'];

/** What is shown may be wrong. */
export interface GiftsOutdated {
  type: 'gifts.outdated';
}

export interface GiftsWords extends ListWords {
  item: Gift;
  query: { list: GiftList; search: string };
  own: {
    /** Opened while their list is shown. */
    opened: string[];
  };
  heard: /** Every closed box of the list that is for the player. */
    | { type: 'gifts.openAll' }
    /** One of them was opened here. */
    | { type: 'gifts.opened'; gift: Gift }
    | { type: 'player.changed'; changed: string[] }
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
