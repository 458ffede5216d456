import type { ScratcherSkin } from '../scratcher.skin';

/** Signs of the night sky. */
export const zodiacSky: ScratcherSkin = {
  id: 'zodiac-sky',
  family: 'zodiac',
  name: 'Zodiac Sky',
  price: 500,
  run: 10_000,
  prizes: [
    { symbol: 'leo', pays: 50_000, cards: 14 },
    { symbol: 'aries', pays: 10_000, cards: 80 },
    { symbol: 'libra', pays: 2_500, cards: 320 },
    { symbol: 'gemini', pays: 1_000, cards: 1_200 },
    { symbol: 'pisces', pays: 500, cards: 2_400 },
  ],
  symbols: ['leo', 'aries', 'libra', 'gemini', 'pisces', 'taurus'],
  palette: ['#c9d6ff', '#3f4c9a', '#0b1030'],
};
