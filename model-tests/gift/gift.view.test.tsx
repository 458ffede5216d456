import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Gift } from '../../contract/gift';
import { PEOPLE_GATHER_MS } from '../../contract/limits';
import { addressOfGifts } from '../../machines/gift/gifts.rules';
import { GiftsPage } from '../../src/views/gift/GiftsPage';
import type { World } from '../../tests/machines/support/world';
import { answer, at, connect, hubSkips, member, press, shows } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { giftWalk } from './gifts.walk';

const list = (gift: Gift, world: World): boolean =>
  answer(world, ['gifts.list'], { type: 'list.listed', items: [gift], total: 1 });

/** The hub has missed something, and the list tells what. */
const tell = (gift: Gift, world: World): boolean => {
  hubSkips(world);
  act(() => world.clock.increment(PEOPLE_GATHER_MS));
  return list(gift, world);
};

const open = /^(?:Open the gift of|Try again)/;

test(
  'gift: every edge that the page reaches is walked on it',
  async () => {
    await walkView(giftWalk, {
      actor: (world) => at(world, 'gifts').children['gift:gift_0001'],
      view: <GiftsPage />,
      start: ({ incoming }) => ({
        ...member,
        to: addressOfGifts(incoming ? 'received' : 'sent'),
      }),
      settle: (world, { gift }) => connect(world) && list(gift, world),
      by: {
        'gift.accept': () => press('button', open),
        'gift.told': ({ gift }, world) => tell(gift, world),
        'gift.accepted': 'gift.accept',
        'gift.refused': 'gift.accept',
        'port.failed': 'gift.accept',
      },
      offers: [{ role: 'button', name: open, says: { type: 'gift.accept' } }],
      sees: (box) => {
        const { gift, problem } = box.context;
        expect(shows('Went back unopened')).toBe(gift.state === 'returned');
        expect(shows('50 coins')).toBe(gift.coins === 50);
        expect(shows(/Open it by|Waits until/)).toBe(gift.state === 'pending');
        expect(shows('You can open gifts of 20 more coins today.')).toBe(
          box.matches('refused') && problem?.code === 'gift-cap',
        );
        expect(shows('Not opened: the connection failed.')).toBe(box.matches('unreached'));
        expect(shows('50 coins from Juniper')).toBe(box.matches('revealed'));
      },
    });
  },
  WALK_MS,
);
