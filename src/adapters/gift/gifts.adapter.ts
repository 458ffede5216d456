import { countUnseenGifts, listGifts } from '../../../contract/gift';
import type { giftCounterPorts } from '../../../machines/gift/giftCounter.words';
import type { giftsPorts } from '../../../machines/gift/gifts.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';

export const giftsAdapters = (
  asks: Asks,
): AdaptersOf<typeof giftsPorts & typeof giftCounterPorts> => ({
  'gifts.list': asks('gifts.list', listGifts, {
    given: ({ query: { list, search }, pageIndex, pageSize }) => ({
      body: { which: list, search, pageIndex, pageSize },
    }),
    answered: ({ items, total }) => ({ type: 'list.listed', items, total }),
  }),
  'gifts.count': asks('gifts.count', countUnseenGifts, {
    answered: ({ count }) => ({ type: 'counter.counted', count }),
  }),
});
