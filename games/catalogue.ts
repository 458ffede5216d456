/** Something that games have in common: its id, and its name in English. */
export interface GameFeature {
  readonly featureId: string;
  readonly name: string;
}

/** A game as the platform's list first learns of it; the server seeds its catalogue from these. */
export interface CatalogueEntry {
  readonly urlFriendlyName: string;
  readonly name: readonly { readonly lang: string; readonly value: string }[];
  readonly defaultName: string;
  readonly engine: string;
  readonly skin: string;
  readonly studio: string;
  readonly gameType: readonly string[];
  readonly features: readonly GameFeature[];
  /** ISO 8601 UTC. */
  readonly releaseDate: string;
  /** Subject of the drawn cover, and the colours of the game's own front. */
  readonly art: string;
  readonly palette: readonly [string, string, string];
}

const feature = (featureId: string, name: string): GameFeature => ({ featureId, name });
const wilds = feature('wilds', 'Wild symbols');
const freeSpins = feature('free-spins', 'Free spins');
const multiplier = feature('multiplier', 'Multiplier');
const highSwings = feature('high-swings', 'High swings');
const lowSwings = feature('low-swings', 'Low swings');
const ownOdds = feature('own-odds', 'Set your own odds');
const scatters = feature('scatters', 'Scatter symbols');
const jackpot = feature('jackpot', 'Progressive jackpot');
const cashOut = feature('cash-out', 'Cash out at any time');
const manyBets = feature('many-bets', 'Many bets at once');
const strategy = feature('strategy', 'Your choices count');
const together = feature('together', 'One round for everybody');
const bestReturn = feature('best-return', 'Returns over 99 percent');

/** Every feature that a game of the house may have [§3 Game]. */
export const features: readonly GameFeature[] = [
  ...[wilds, freeSpins, multiplier, highSwings, lowSwings, ownOdds],
  ...[scatters, jackpot, cashOut, manyBets, strategy, bestReturn, together],
];

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
    urlFriendlyName: 'promenade-roulette',
    defaultName: 'Promenade Roulette',
    name: [
      { lang: 'en', value: 'Promenade Roulette' },
      { lang: 'ar', value: 'روليت الممشى' },
    ],
    engine: 'roulette',
    skin: 'promenade-roulette',
    studio: 'House',
    gameType: ['Roulette'],
    features: [manyBets],
    releaseDate: '2026-03-07T00:00:00.000Z',
    art: 'roulette',
    palette: ['#0c3b24', '#17603a', '#072416'],
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
    features: [wilds, scatters, freeSpins, lowSwings],
    releaseDate: '2026-04-02T00:00:00.000Z',
    art: 'cherries',
    palette: ['#06343a', '#0c5c54', '#04262b'],
  },
  {
    urlFriendlyName: 'pavilion-blackjack',
    defaultName: 'Pavilion Blackjack',
    name: [
      { lang: 'en', value: 'Pavilion Blackjack' },
      { lang: 'ar', value: 'بلاك جاك الجناح' },
    ],
    engine: 'blackjack',
    skin: 'pavilion-blackjack',
    studio: 'House',
    gameType: ['Blackjack'],
    features: [strategy, bestReturn],
    releaseDate: '2026-05-09T00:00:00.000Z',
    art: 'blackjack',
    palette: ['#3d0d18', '#7a1f33', '#22070d'],
  },
  {
    urlFriendlyName: 'arcade-jacks',
    defaultName: 'Arcade Jacks',
    name: [
      { lang: 'en', value: 'Arcade Jacks' },
      { lang: 'ar', value: 'جاكات الأركيد' },
    ],
    engine: 'poker',
    skin: 'arcade-jacks',
    studio: 'House',
    gameType: ['Video poker'],
    features: [strategy, bestReturn],
    releaseDate: '2026-05-23T00:00:00.000Z',
    art: 'jacks',
    palette: ['#14215c', '#2d3fb0', '#0b1236'],
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
    features: [wilds, scatters, freeSpins, multiplier],
    releaseDate: '2026-06-19T00:00:00.000Z',
    art: 'lanterns',
    palette: ['#3b0f2f', '#5a1f52', '#2a1030'],
  },
  {
    urlFriendlyName: 'lantern-mines',
    defaultName: 'Lantern Mines',
    name: [
      { lang: 'en', value: 'Lantern Mines' },
      { lang: 'ar', value: 'ألغام الفوانيس' },
    ],
    engine: 'mines',
    skin: 'lantern-mines',
    studio: 'Lantern Works',
    gameType: ['Mines'],
    features: [cashOut, ownOdds],
    releaseDate: '2026-07-11T00:00:00.000Z',
    art: 'mine',
    palette: ['#2a1a10', '#5c3a1e', '#170e08'],
  },
  {
    urlFriendlyName: 'coin-cascade',
    defaultName: 'Coin Cascade',
    name: [
      { lang: 'en', value: 'Coin Cascade' },
      { lang: 'ar', value: 'شلال العملات' },
    ],
    engine: 'plinko',
    skin: 'coin-cascade',
    studio: 'Northpier',
    gameType: ['Plinko'],
    features: [ownOdds, multiplier],
    releaseDate: '2026-07-25T00:00:00.000Z',
    art: 'cascade',
    palette: ['#4a3206', '#9a6b12', '#2a1c04'],
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
    features: [wilds, scatters, freeSpins, multiplier],
    releaseDate: '2026-08-28T00:00:00.000Z',
    art: 'parade',
    palette: ['#0d1b4c', '#2c3a8f', '#0a1030'],
  },
  {
    urlFriendlyName: 'tidal-arcade',
    defaultName: 'Tidal Arcade',
    name: [
      { lang: 'en', value: 'Tidal Arcade' },
      { lang: 'ar', value: 'أركيد المدّ' },
    ],
    engine: 'slot',
    skin: 'tidal-arcade',
    studio: 'Lantern Works',
    gameType: ['Slots'],
    features: [wilds, scatters, freeSpins, multiplier, highSwings],
    releaseDate: '2026-09-12T00:00:00.000Z',
    art: 'tide',
    palette: ['#04304f', '#0b6c8c', '#031c30'],
  },
  {
    urlFriendlyName: 'treasure-cove',
    defaultName: 'Treasure Cove',
    name: [
      { lang: 'en', value: 'Treasure Cove' },
      { lang: 'ar', value: 'خليج الكنز' },
    ],
    engine: 'mines',
    skin: 'treasure-cove',
    studio: 'Northpier',
    gameType: ['Mines'],
    features: [cashOut, ownOdds],
    releaseDate: '2026-09-26T00:00:00.000Z',
    art: 'chest',
    palette: ['#053b4a', '#0f6e7a', '#04252e'],
  },
  {
    urlFriendlyName: 'comet-fall',
    defaultName: 'Comet Fall',
    name: [
      { lang: 'en', value: 'Comet Fall' },
      { lang: 'ar', value: 'سقوط المذنّب' },
    ],
    engine: 'plinko',
    skin: 'comet-fall',
    studio: 'Lantern Works',
    gameType: ['Plinko'],
    features: [ownOdds, multiplier, highSwings],
    releaseDate: '2026-10-10T00:00:00.000Z',
    art: 'comet',
    palette: ['#0a1d4f', '#3a2a8c', '#060f2b'],
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
    features: [wilds, scatters, freeSpins, multiplier, highSwings],
    releaseDate: '2026-10-30T00:00:00.000Z',
    art: 'wheel',
    palette: ['#2b1055', '#5b2a86', '#1a0a33'],
  },
  {
    urlFriendlyName: 'ferris-fortune',
    defaultName: 'Ferris Fortune',
    name: [
      { lang: 'en', value: 'Ferris Fortune' },
      { lang: 'ar', value: 'ثروة العجلة الدوّارة' },
    ],
    engine: 'slot',
    skin: 'ferris-fortune',
    studio: 'Northpier',
    gameType: ['Slots'],
    features: [jackpot, wilds, scatters, freeSpins, multiplier],
    releaseDate: '2026-11-14T00:00:00.000Z',
    art: 'ferris',
    palette: ['#3a0a4a', '#8a1f7a', '#1f0628'],
  },
  {
    urlFriendlyName: 'rocket-wheel',
    defaultName: 'Rocket Wheel',
    name: [
      { lang: 'en', value: 'Rocket Wheel' },
      { lang: 'ar', value: 'عجلة الصاروخ' },
    ],
    engine: 'crash',
    skin: 'rocket-wheel',
    studio: 'House',
    gameType: ['Crash'],
    features: [cashOut, together],
    releaseDate: '2026-11-25T00:00:00.000Z',
    art: 'rocket',
    palette: ['#1a1446', '#5b2bb0', '#0c0926'],
  },
];
