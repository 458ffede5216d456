import type { Game, GameCard } from '../game';

/** A card of a game list. */
export const aGameCard = (given: Partial<GameCard> = {}): GameCard => ({
  _id: 'game_wheel',
  name: [{ lang: 'en-US', value: 'Lucky Wheel' }],
  defaultName: 'Lucky Wheel',
  defaultIcon: '/assets/wheel.svg',
  urlFriendlyName: 'lucky-wheel',
  gameType: ['Slots'],
  supplier: { name: 'Harbour Lights' },
  features: [{ featureId: 'free-spins', name: 'Free spins' }],
  likes: 12,
  releaseDate: '2026-05-01T00:00:00.000Z',
  jackpots: [{ amount: 1_000 }],
  jackpotWinnedCoins: 0,
  ignoredApps: [],
  art: 'wheel',
  rtp: 0.96,
  favourite: false,
  ...given,
});

/** A game as its page shows it. */
export const aGame = (given: Partial<Game> = {}): Game => ({
  ...aGameCard(),
  engine: 'slot',
  skin: 'wheel',
  stakes: [1, 5, 10],
  maxWin: 500,
  ...given,
});

/** `count` different cards. */
export const gameCards = (count: number): GameCard[] =>
  Array.from({ length: count }, (_, index) =>
    aGameCard({
      _id: `game_number${index}`,
      defaultName: `Game ${index}`,
      name: [{ lang: 'en-US', value: `Game ${index}` }],
      urlFriendlyName: `game-${index}`,
    }),
  );
