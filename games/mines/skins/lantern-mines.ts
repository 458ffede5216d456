import type { MinesSkin } from '../mines.skin';

/** Five rows of five. */
export const lanternMines: MinesSkin = {
  id: 'lantern-mines',
  name: 'Lantern Mines',
  studio: 'Lantern Works',
  tiles: 25,
  columns: 5,
  stakes: [100, 200, 500, 1_000, 2_000, 5_000],
  art: 'mine',
  palette: ['#2a1a10', '#5c3a1e', '#170e08'],
};
