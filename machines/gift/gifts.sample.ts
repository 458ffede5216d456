import type { Gift } from '../../contract/gift';
import { aGift } from '../../contract/make/gift';
import type { GiftsContext } from './gifts.machine';

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

/** Three boxes that wait to be opened. */
export const aGiftList = (given: Partial<GiftsContext> = {}): GiftsContext => ({
  list: 'pending',
  search: '',
  page: { items: giftsOf(3), total: 3, pages: 1 },
  seated: [],
  opened: [],
  ...given,
});
