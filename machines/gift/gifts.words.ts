import type { Gift, GiftList } from '../../contract/gift';
import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';

export const giftLists: readonly GiftList[] = ['pending', 'received', 'sent'];

export type GiftsEvent =
  | SessionFact
  /** The router shows a list of the page; undefined when another page is shown. */
  | { type: 'gifts.visit'; list: GiftList | undefined }
  | { type: 'gifts.search'; text: string }
  | { type: 'list.more' }
  | { type: 'list.retry' }
  /** Every closed box of the list that is for the player. */
  | { type: 'gifts.openAll' }
  | { type: 'gifts.listed'; items: Gift[]; total: number }
  | { type: 'gifts.counted'; count: number }
  /** One of them was opened here. */
  | { type: 'gifts.opened'; gift: Gift }
  | { type: 'notification.arrived'; category: string }
  | { type: 'player.changed'; changed: string[] }
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
  /** GET /gifts/unseen/counter [§7 B gifts]. */
  'gifts.count': port<undefined, { type: 'gifts.counted'; count: number }>('gifts.count'),
};
