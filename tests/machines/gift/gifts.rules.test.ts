import { expect, test } from 'vitest';
import { giftLists } from '../../../contract/gift';
import { addressOfGifts, giftListOf } from '../../../machines/gift/gifts.rules';

test('an address says its list; what names none means what waits', () => {
  for (const list of giftLists) expect(giftListOf(addressOfGifts(list).split('/')[2])).toBe(list);
  expect(addressOfGifts('pending')).toBe('/gifts');
  expect(giftListOf('none')).toBe('pending');
});
