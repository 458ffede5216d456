import type { CrashSkin } from '../crash.skin';

/** Every stake is a whole number of hundreds, so that no multiple is ever rounded. */
export const rocketWheel: CrashSkin = {
  id: 'rocket-wheel',
  name: 'Rocket Wheel',
  studio: 'House',
  stakes: [100, 200, 500, 1_000, 2_000, 5_000, 10_000],
  art: 'rocket',
  palette: ['#1a1446', '#5b2bb0', '#0c0926'],
};
