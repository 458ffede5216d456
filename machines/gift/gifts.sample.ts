import type { Gift } from '../../contract/gift';
import { aGift } from '../../contract/make/gift';
import type { ListContext } from '../kit/list.config';
import { aList } from '../kit/list.sample';
import type { GiftChanged, GiftsWords } from './gifts.words';

const boxes = [
  ['Juniper', 'ruby', 'amber'],
  ['Marlow', 'sky', 'pearl'],
  ['Odile', 'violet', 'mint'],
  ['Pip', 'night', 'rose'],
] as const;

/** As many boxes, of four friends in turn. */
export const giftsOf = (count: number, given: Partial<Gift> = {}): Gift[] =>
  Array.from({ length: count }, (_, index) => {
    const [username, box, tape] = boxes[index % boxes.length] ?? boxes[0];
    return aGift({
      _id: `gift_000${index}`,
      sender: { _id: `player_000${(index % boxes.length) + 2}`, username },
      box,
      tape,
      ...given,
    });
  });

/** The hub tells of one that came after those: how many wait with it. */
export const aGiftChanged = (given: Partial<GiftChanged> = {}): GiftChanged => ({
  type: 'gift.changed',
  id: 'gift_9999',
  gift: aGift({ _id: 'gift_9999', createdAt: '2026-11-21T18:00:00.000Z' }),
  lists: ['pending', 'received'],
  unseen: 4,
  ...given,
});

/** Three boxes that wait to be opened. */
export const aGiftList = (
  given: Partial<ListContext<GiftsWords>> = {},
): ListContext<GiftsWords> => ({
  ...aList({ list: 'pending', search: '' }, giftsOf(3)),
  opened: [],
  ...given,
});
