import { expect, test } from 'vitest';
import { giftLists } from '../../../contract/gift';
import { aGift } from '../../../contract/make/gift';
import { addressOfGifts, giftListOf, withOpened } from '../../../machines/gift/gifts.rules';

const gift = (n: number) => aGift({ _id: `gift_${n}`, createdAt: `2026-11-2${n}T08:00:00.000Z` });

test('an address says its list; what names none means what waits', () => {
  for (const list of giftLists) expect(giftListOf(addressOfGifts(list).split('/')[2])).toBe(list);
  expect(addressOfGifts('pending')).toBe('/gifts');
  expect(giftListOf('none')).toBe('pending');
});

test('what was opened here stays in a list that is asked for anew, in its place and once', () => {
  const [first, second, third, fourth] = [gift(1), gift(2), gift(3), gift(4)];
  const anew = withOpened([fourth, third, second, first], { items: [fourth, first], total: 7 }, [
    'gift_2',
    'gift_1',
  ]);
  expect(anew).toEqual({ items: [fourth, second, first], total: 8 });
});
