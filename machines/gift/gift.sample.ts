import { aGift } from '../../contract/make/gift';
import type { GiftContext } from './gift.machine';

/** Juniper's closed box for the player, unless it says otherwise. */
export const aGiftIn = (given: Partial<GiftContext> = {}): GiftContext => ({
  gift: aGift(),
  incoming: true,
  problem: undefined,
  ...given,
});
