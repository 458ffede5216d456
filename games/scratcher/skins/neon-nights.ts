import type { ScratcherSkin } from '../scratcher.skin';

/** Signs that glow over the midway. */
export const neonNights: ScratcherSkin = {
  id: 'neon-nights',
  family: 'neon',
  name: 'Neon Nights',
  price: 50,
  run: 10_000,
  prizes: [
    { symbol: 'star', pays: 5_000, cards: 12 },
    { symbol: 'bolt', pays: 1_000, cards: 70 },
    { symbol: 'heart', pays: 250, cards: 320 },
    { symbol: 'note', pays: 100, cards: 1_200 },
    { symbol: 'cup', pays: 50, cards: 2_400 },
  ],
  symbols: ['star', 'bolt', 'heart', 'note', 'cup', 'arrow'],
  palette: ['#7df9ff', '#b026ff', '#12061f'],
};
