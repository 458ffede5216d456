import type { Noun } from '../noun';
import { enrichGift } from './gift.enrich';
import { giftKind, givingKind } from './gift.events';
import { toldOfGift } from './gift.export';
import { giftsProjection, giftTimersProjection } from './gift.projection';
import { giftReturns, returnExpiredGifts } from './gift.refund';
import { giftRoutes } from './gift.routes';

export const giftNoun: Noun = {
  routes: [giftRoutes],
  kinds: [giftKind, givingKind],
  projections: [giftsProjection, giftTimersProjection],
  consumers: ({ store, sql }) => [giftReturns(store, sql)],
  timers: ({ store, sql }) => [
    {
      kind: 'gift expiry',
      stance: 'pays out',
      run: (_, now) => returnExpiredGifts(store, sql, now),
    },
  ],
  enriches: (platform) => ({ gift: enrichGift(platform) }),
  personal: [
    { section: 'gifts', table: 'gifts', columns: ['sender', 'recipient'], told: toldOfGift },
  ],
};
