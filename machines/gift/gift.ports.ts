import type { Gift } from '../../contract/gift';
import type { Problem } from '../../contract/problems';
import { port } from '../kit/port';

export const giftPorts = {
  /** POST /gifts/accept [§7 B gifts, decision 31]. */
  'gift.accept': port<
    { _id: string },
    { type: 'gift.accepted'; gift: Gift } | { type: 'gift.refused'; problem: Problem }
  >('gift.accept'),
};
