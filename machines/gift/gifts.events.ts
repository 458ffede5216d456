import type { Gift, GiftList } from '../../contract/gift';
import type { SessionFact } from '../auth/session.events';
import type { ConnectionFound } from '../connection/connection.events';
import type { PortFailed } from '../kit/port';

export const giftLists: readonly GiftList[] = ['pending', 'received', 'sent'];

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
  | { type: 'gifts.counted'; count: number }
  /** One of them was opened here. */
  | { type: 'gifts.opened'; gift: Gift }
  | { type: 'notification.arrived'; category: string }
  | { type: 'player.changed'; changed: string[] }
  | { type: 'hub.skipped' }
  | ConnectionFound
  | PortFailed;
