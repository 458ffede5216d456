import { neonOrchard } from '../../../games/slot/skins/neon-orchard';
import { linesOf, type SlotSkin, strip } from '../../../games/slot/slot.skin';

/** A machine small enough to be checked by eye: wild W, scatter S, A high, B low paying from two. */
export const small: SlotSkin = {
  ...neonOrchard,
  reels: Array.from({ length: 5 }, () => strip('A B B S B W')),
  lines: linesOf[5],
  symbols: [
    { id: 'W', kind: 'wild', plural: 'wilds', pays: [10, 100, 1000] },
    { id: 'A', kind: 'line', plural: 'as', pays: [5, 20, 50] },
    { id: 'B', kind: 'line', plural: 'bs', pays: [1, 2, 4, 8] },
    { id: 'S', kind: 'scatter', plural: 'scatters', pays: [3, 6, 9] },
  ],
};
