/** A game as the platform's list first learns of it; the server seeds its catalogue from these. */
export interface CatalogueEntry {
  readonly urlFriendlyName: string;
  readonly name: readonly { readonly lang: string; readonly value: string }[];
  readonly defaultName: string;
  readonly engine: string;
  readonly skin: string;
  readonly studio: string;
  readonly gameType: readonly string[];
  readonly features: readonly { readonly featureId: string; readonly name: string }[];
  /** ISO 8601 UTC. */
  readonly releaseDate: string;
  /** Subject of the drawn cover, and the colours of the game's own front. */
  readonly art: string;
  readonly palette: readonly [string, string, string];
}

const feature = (featureId: string, name: string) => ({ featureId, name });
const wilds = feature('wilds', 'Wild symbols');
const freeSpins = feature('free-spins', 'Free spins');
const multiplier = feature('multiplier', 'Multiplier');
const highSwings = feature('high-swings', 'High swings');
const lowSwings = feature('low-swings', 'Low swings');
const ownOdds = feature('own-odds', 'Set your own odds');

/** The in-house games [§3 Game], newest last. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    urlFriendlyName: 'high-striker',
    defaultName: 'High Striker',
    name: [
      { lang: 'en', value: 'High Striker' },
      { lang: 'ar', value: 'مطرقة القوة' },
    ],
    engine: 'dice',
    skin: 'high-striker',
    studio: 'House',
    gameType: ['Dice'],
    features: [ownOdds],
    releaseDate: '2026-02-14T00:00:00.000Z',
    art: 'striker',
    palette: ['#1b2a6b', '#3a55c4', '#131a44'],
  },
  {
    urlFriendlyName: 'neon-orchard',
    defaultName: 'Neon Orchard',
    name: [
      { lang: 'en', value: 'Neon Orchard' },
      { lang: 'ar', value: 'بستان النيون' },
    ],
    engine: 'slot',
    skin: 'neon-orchard',
    studio: 'Northpier',
    gameType: ['Slots'],
    features: [wilds, freeSpins, lowSwings],
    releaseDate: '2026-04-02T00:00:00.000Z',
    art: 'cherries',
    palette: ['#06343a', '#0c5c54', '#04262b'],
  },
  {
    urlFriendlyName: 'lantern-run',
    defaultName: 'Lantern Run',
    name: [
      { lang: 'en', value: 'Lantern Run' },
      { lang: 'ar', value: 'سباق الفوانيس' },
    ],
    engine: 'slot',
    skin: 'lantern-run',
    studio: 'Lantern Works',
    gameType: ['Slots'],
    features: [wilds, freeSpins, multiplier],
    releaseDate: '2026-06-19T00:00:00.000Z',
    art: 'lanterns',
    palette: ['#3b0f2f', '#5a1f52', '#2a1030'],
  },
  {
    urlFriendlyName: 'starlight-parade',
    defaultName: 'Starlight Parade',
    name: [
      { lang: 'en', value: 'Starlight Parade' },
      { lang: 'ar', value: 'موكب ضوء النجوم' },
    ],
    engine: 'slot',
    skin: 'starlight-parade',
    studio: 'Northpier',
    gameType: ['Slots'],
    features: [wilds, freeSpins, multiplier],
    releaseDate: '2026-08-28T00:00:00.000Z',
    art: 'parade',
    palette: ['#0d1b4c', '#2c3a8f', '#0a1030'],
  },
  {
    urlFriendlyName: 'midnight-carousel',
    defaultName: 'Midnight Carousel',
    name: [
      { lang: 'en', value: 'Midnight Carousel' },
      { lang: 'ar', value: 'دوّامة منتصف الليل' },
    ],
    engine: 'slot',
    skin: 'midnight-carousel',
    studio: 'Lantern Works',
    gameType: ['Slots'],
    features: [wilds, freeSpins, multiplier, highSwings],
    releaseDate: '2026-10-30T00:00:00.000Z',
    art: 'wheel',
    palette: ['#2b1055', '#5b2a86', '#1a0a33'],
  },
];
