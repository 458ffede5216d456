import type { Gift } from '../../contract/gift';
import type { Problem } from '../../contract/problems';
import { type PortFailed, port } from '../kit/port';

/** Sent to one gift (`gifts/gift:gift_x`). */
export type GiftEvent =
  /** Open the box; sent again where it did not reach the server. */
  | { type: 'gift.accept' }
  /** A list tells how the gift stands. */
  | { type: 'gift.told'; gift: Gift }
  | { type: 'gift.accepted'; gift: Gift }
  | { type: 'gift.refused'; problem: Problem }
  | PortFailed;

export const giftPorts = {
  /** POST /gifts/accept [§7 B gifts, decision 31]. */
  'gift.accept': port<
    { _id: string },
    { type: 'gift.accepted'; gift: Gift } | { type: 'gift.refused'; problem: Problem }
  >('gift.accept'),
};
