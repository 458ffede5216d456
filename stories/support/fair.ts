import type { Game, GameCard } from '../../contract/game';
import { aGame, aGameCard } from '../../contract/make/game';
import { catalogue } from '../../games/catalogue';

const cards = catalogue.map((entry) =>
  aGameCard({
    _id: `game_${entry.urlFriendlyName}`,
    name: [...entry.name],
    defaultName: entry.defaultName,
    urlFriendlyName: entry.urlFriendlyName,
    gameType: [...entry.gameType],
    supplier: { name: entry.studio },
    features: [...entry.features],
    releaseDate: entry.releaseDate,
    jackpots: [],
    art: entry.art,
  }),
);

/** The in-house games as lists show them, newest first. */
export const fairGames: GameCard[] = cards.toReversed();

/** High Striker, as its page shows it. */
export const striker: Game = aGame({
  ...cards.find(({ urlFriendlyName }) => urlFriendlyName === 'high-striker'),
  engine: 'dice',
  skin: 'high-striker',
  stakes: [50, 100, 200],
  maxWin: 99,
  rtp: 0.99,
});

const tableOf = (urlFriendlyName: string, given: Partial<Game>): Game =>
  aGame({ ...cards.find((one) => one.urlFriendlyName === urlFriendlyName), ...given });

/** Pavilion Blackjack, as its page shows it. */
export const pavilion = tableOf('pavilion-blackjack', {
  engine: 'blackjack',
  skin: 'pavilion-blackjack',
  stakes: [10, 20, 50, 100],
  maxWin: 8,
  rtp: 0.9959,
});

/** Rocket Wheel, as its page shows it. */
export const rocket = tableOf('rocket-wheel', {
  engine: 'crash',
  skin: 'rocket-wheel',
  stakes: [100, 200, 500, 1_000],
  maxWin: 1_000,
  rtp: 0.99,
});
