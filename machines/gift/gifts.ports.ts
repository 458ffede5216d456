import type { Gift, GiftList } from '../../contract/gift';
import { port } from '../kit/port';

export const giftsPorts = {
  /** POST /gifts [§7 B gifts]; 0-based pages. */
  'gifts.list': port<
    { list: GiftList; search: string; pageIndex: number; pageSize: number },
    { type: 'gifts.listed'; items: Gift[]; total: number }
  >('gifts.list'),
  /** GET /gifts/unseen/counter [§7 B gifts]. */
  'gifts.count': port<undefined, { type: 'gifts.counted'; count: number }>('gifts.count'),
};
