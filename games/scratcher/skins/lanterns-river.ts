import type { ScratcherSkin } from '../scratcher.skin';

/** Paper lanterns on the water. */
export const lanternsRiver: ScratcherSkin = {
  id: 'lanterns-river',
  family: 'lanterns',
  name: 'River of Lanterns',
  price: 200,
  run: 10_000,
  prizes: [
    { symbol: 'moon', pays: 20_000, cards: 15 },
    { symbol: 'koi', pays: 5_000, cards: 70 },
    { symbol: 'lotus', pays: 1_000, cards: 300 },
    { symbol: 'fan', pays: 400, cards: 1_100 },
    { symbol: 'lantern', pays: 200, cards: 2_200 },
  ],
  symbols: ['moon', 'koi', 'lotus', 'fan', 'lantern', 'wave'],
  palette: ['#ffd27a', '#c8442f', '#2a0f12'],
};
