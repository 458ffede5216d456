import type { Noun } from '../noun';
import { enrichGift } from './gift.enrich';
import { giftKind, givingKind } from './gift.events';
import { toldOfGift } from './gift.export';
import { giftsProjection } from './gift.projection';
import { giftReturns, returnExpiredGifts } from './gift.refund';
import { giftRoutes } from './gift.routes';

/** How often expired gifts are looked for. */
const EXPIRY_CHECK_MS = 60_000;

export const giftNoun: Noun = {
  routes: [giftRoutes],
  kinds: [giftKind, givingKind],
  projections: [giftsProjection],
  consumers: ({ store, sql }) => [giftReturns(store, sql)],
  jobs: ({ store, sql }) => [
    {
      name: 'gift expiry',
      stance: 'pays out',
      everyMs: EXPIRY_CHECK_MS,
      run: (now) => returnExpiredGifts(store, sql, now),
    },
  ],
  enriches: (platform) => ({ gift: enrichGift(platform) }),
  personal: [
    { section: 'gifts', table: 'gifts', columns: ['sender', 'recipient'], told: toldOfGift },
  ],
};
