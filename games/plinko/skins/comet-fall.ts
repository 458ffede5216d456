import type { PlinkoSkin } from '../plinko.skin';

/** Wider apart: a kind middle at low risk, a rim of two thousand at the highest. */
export const cometFall: PlinkoSkin = {
  id: 'comet-fall',
  name: 'Comet Fall',
  studio: 'Lantern Works',
  tenths: {
    8: {
      low: [40, 17, 12, 9, 7],
      medium: [160, 27, 14, 7, 3],
      high: [400, 41, 12, 3, 1],
    },
    12: {
      low: [150, 40, 21, 13, 10, 9, 7],
      medium: [600, 120, 36, 18, 10, 7, 3],
      high: [3_000, 300, 65, 16, 6, 3, 1],
    },
    16: {
      low: [300, 100, 30, 17, 14, 11, 10, 9, 8],
      medium: [2_500, 500, 110, 45, 25, 14, 10, 6, 3],
      high: [20_000, 1_600, 280, 82, 35, 15, 5, 2, 1],
    },
  },
  stakes: [10, 20, 50, 100, 200, 500, 1_000],
  art: 'comet',
  palette: ['#0a1d4f', '#3a2a8c', '#060f2b'],
};
