import { GIFTS_PAGE, PAGE_MAX } from '../../contract/limits';
import { aGift } from '../../contract/make/gift';
import { problem } from '../../contract/problems';
import { silentAdapters, wholeApp } from '../../machines/app/whole';
import { giftMachine } from '../../machines/gift/gift.machine';
import type { giftsMachine } from '../../machines/gift/gifts.machine';
import { aGiftChanged, giftsOf } from '../../machines/gift/gifts.sample';
import type { GiftsWords } from '../../machines/gift/gifts.words';
import { listWalk } from '../kit/list.walk';
import { shownAt } from '../support/shownAt';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const opened = aGift({ state: 'opened', coins: 50, openedAt: '2026-11-20T20:00:00.000Z' });

export const giftWalk = walk({
  machine: silent(giftMachine),
  inputs: [
    { gift: aGift(), incoming: true },
    { gift: aGift({ coins: 50 }), incoming: false },
    { gift: aGift({ state: 'returned' }), incoming: true },
  ],
  events: [
    { type: 'gift.accept' },
    { type: 'gift.told', gift: opened },
    { type: 'gift.told', gift: aGift() },
    { type: 'gift.told', gift: aGift({ state: 'returned' }) },
    { type: 'gift.accepted', gift: opened },
    { type: 'gift.refused', problem: problem('gift-returned') },
    { type: 'gift.refused', problem: problem('gift-cap', { left: 20, of: 'opened' }) },
    { type: 'port.failed', port: 'gift.accept' },
  ],
  view: ({ context: { gift, incoming, problem: why } }) => [gift.state, incoming, why?.code],
});

export const giftsWalk = listWalk<GiftsWords>(
  // Its gifts need silent ports as well.
  wholeApp(silentAdapters).implementations.actors.gifts as typeof giftsMachine,
  {
    queries: [
      { list: 'pending', search: '' },
      { list: 'sent', search: '' },
    ],
    items: giftsOf,
    page: GIFTS_PAGE,
    max: PAGE_MAX,
    events: [
      shownAt('/gifts'),
      { type: 'list.search', text: 'ju' },
      { type: 'gifts.openAll' },
      { type: 'gifts.promised', id: 'gift_0000' },
      { type: 'gifts.takenBack', id: 'gift_0000' },
      { type: 'gifts.outdated' },
      { type: 'hub.skipped' },
    ],
    brought: [
      aGiftChanged(),
      aGiftChanged({ gift: undefined, lists: [] }),
      aGiftChanged({
        id: 'gift_8888',
        gift: aGift({ _id: 'gift_8888', createdAt: '2026-11-01T18:00:00.000Z' }),
      }),
    ],
    view: ({ query }) => query?.search,
    offers: ({ type }, { context }) => type !== 'gifts.promised' || context.opened.length === 0,
  },
);
