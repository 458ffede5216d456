import type { PlinkoSkin } from '../plinko.skin';

/** The usual board: a calm low risk, a thousandfold rim at the highest. */
export const coinCascade: PlinkoSkin = {
  id: 'coin-cascade',
  name: 'Coin Cascade',
  studio: 'Northpier',
  tenths: {
    8: {
      low: [60, 20, 11, 10, 5],
      medium: [120, 31, 13, 7, 4],
      high: [280, 44, 14, 3, 2],
    },
    12: {
      low: [120, 30, 15, 14, 11, 10, 5],
      medium: [300, 100, 42, 20, 11, 6, 3],
      high: [1_500, 250, 81, 20, 7, 2, 2],
    },
    16: {
      low: [200, 80, 20, 14, 14, 12, 11, 10, 5],
      medium: [1_000, 400, 110, 50, 29, 15, 10, 5, 3],
      high: [9_000, 1_200, 250, 88, 40, 21, 2, 2, 2],
    },
  },
  stakes: [10, 20, 50, 100, 200, 500, 1_000],
  art: 'cascade',
  palette: ['#4a3206', '#9a6b12', '#2a1c04'],
};
