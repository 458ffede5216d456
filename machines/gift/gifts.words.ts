import type { Gift, GiftList } from '../../contract/gift';
import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';

export const giftLists: readonly GiftList[] = ['pending', 'received', 'sent'];

/** What is shown may be wrong. */
export interface GiftsOutdated {
  type: 'gifts.outdated';
}

export type GiftsEvent =
  | SessionFact
  /** The router shows a list of the page; undefined when another page is shown. */
  | { type: 'gifts.visit'; list: GiftList | undefined }
  | { type: 'gifts.search'; text: string }
  | { type: 'gifts.more' }
  | { type: 'gifts.retry' }
  /** Every closed box of the list that is for the player. */
  | { type: 'gifts.openAll' }
  | { type: 'gifts.listed'; items: Gift[]; total: number }
  /** One of them was opened here. */
  | { type: 'gifts.opened'; gift: Gift }
  | { type: 'player.changed'; changed: string[] }
  | GiftsOutdated
  | { type: 'hub.skipped' }
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    gifts: GiftsEvent;
  }
}

export const giftsPorts = {
  /** POST /gifts [§7 B gifts]; 0-based pages. */
  'gifts.list': port<
    { list: GiftList; search: string; pageIndex: number; pageSize: number },
    { type: 'gifts.listed'; items: Gift[]; total: number }
  >('gifts.list'),
};
