import type { MinesSkin } from '../mines.skin';

/** Three rows of three: short rounds, few steps to the whole treasure. */
export const treasureCove: MinesSkin = {
  id: 'treasure-cove',
  name: 'Treasure Cove',
  studio: 'Northpier',
  tiles: 9,
  columns: 3,
  stakes: [100, 200, 500, 1_000, 2_000, 5_000],
  art: 'chest',
  palette: ['#053b4a', '#0f6e7a', '#04252e'],
};
