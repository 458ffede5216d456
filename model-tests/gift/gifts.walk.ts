import { aGift } from '../../contract/make/gift';
import { problem } from '../../contract/problems';
import { wholeApp } from '../../machines/app/late';
import { silentAdapters } from '../../machines/app/ports';
import { giftMachine } from '../../machines/gift/gift.machine';
import type { giftsMachine } from '../../machines/gift/gifts.machine';
import { giftsOf } from '../../machines/gift/gifts.sample';
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

export const giftsWalk = walk({
  // Its gifts need silent ports as well.
  machine: wholeApp(silentAdapters).implementations.actors.gifts as typeof giftsMachine,
  inputs: [undefined],
  events: [
    { type: 'session.opened' },
    { type: 'session.closed' },
    { type: 'gifts.visit', list: 'pending' },
    { type: 'gifts.visit', list: 'sent' },
    { type: 'gifts.visit', list: undefined },
    { type: 'gifts.search', text: 'ju' },
    { type: 'list.more' },
    { type: 'list.retry' },
    { type: 'gifts.openAll' },
    { type: 'gifts.opened', gift: aGift({ _id: 'gift_0000' }) },
    { type: 'gifts.listed', items: giftsOf(10), total: 15 },
    { type: 'gifts.listed', items: [], total: 0 },
    { type: 'gifts.counted', count: 1 },
    { type: 'notification.arrived', category: 'gifts' },
    { type: 'notification.arrived', category: 'letters' },
    { type: 'player.changed', changed: ['gifts'] },
    { type: 'player.changed', changed: ['favorites'] },
    { type: 'hub.skipped' },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'gifts.list' },
    { type: 'port.failed', port: 'gifts.count' },
  ],
  // What any list takes alike is told in one, and what is counted beside it where none is shown.
  offers: ({ type }, gifts) => {
    const isCounted = gifts.matches({ counter: 'counted' });
    if (type === 'session.opened') return gifts.matches({ counter: 'absent' });
    if (gifts.matches({ page: 'closed' })) return type !== 'gifts.visit' || isCounted;
    if (!isCounted) return type === 'gifts.counted';
    if (gifts.context.list === 'sent') return /\.(visit|closed)$/.test(type);
    return type !== 'gifts.opened' || gifts.context.opened.length === 0;
  },
  view: ({ context: { list, page } }) => [list, page.pages, page.total > 0],
});
