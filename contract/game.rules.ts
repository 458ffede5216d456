import type { GameCard, GameFilter, SortBy } from './game';
import { baseOf } from './phrase.rules';

/** Lower case, spaces to hyphens, nothing but letters, digits, hyphen and underscore [§2]. */
export const urlFriendly = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\s/g, '-')
    .replace(/[^\p{L}\p{Nd}_-]/gu, '');

/** A game's name in a language (BCP 47), else in its base language, else its default name [§3 Game]. */
export const gameName = (
  { name, defaultName }: Pick<GameCard, 'name' | 'defaultName'>,
  language: string,
): string => {
  const named = (code: string) => name.find(({ lang }) => lang === code);
  const own = named(language) ?? named(baseOf(language));
  return own?.value ?? defaultName;
};

const total = (game: GameCard) => game.jackpots.reduce((sum, { amount }) => sum + amount, 0);
const time = (game: GameCard) => Date.parse(game.releaseDate);

/** The orders of §5; favourites keeps the order of its own list. */
const orders: Record<SortBy, ((a: GameCard, b: GameCard) => number) | undefined> = {
  favorites: undefined,
  popular: (a, b) => b.likes - a.likes,
  oldest: (a, b) => time(a) - time(b),
  jackpot: (a, b) => total(b) - total(a),
  newest: (a, b) => time(b) - time(a),
};

/** Whether a game passes the filter [§5 Game filtering]. */
const passes = (game: GameCard, filter: GameFilter): boolean => {
  const search = filter.search.trim().toLowerCase();
  const selected = Object.keys(filter._features).filter((id) => filter._features[id]);
  const has = new Set(game.features.map(({ featureId }) => featureId));
  return (
    (search === '' || game.name.some(({ value }) => value.toLowerCase().includes(search))) &&
    (filter.type === 'All' || game.gameType.includes(filter.type)) &&
    (filter.studio === 'All' || game.supplier.name === filter.studio) &&
    selected.every((id) => has.has(id)) &&
    (!filter.feature.jackpot || game.jackpotWinnedCoins !== 0)
  );
};

/** The other games, most like this one first: by the types and features that both have. */
export const likeliest = (games: readonly GameCard[], to: GameCard): GameCard[] => {
  const traits = ({ gameType, features }: GameCard) => [
    ...gameType,
    ...features.map(({ featureId }) => featureId),
  ];
  const wanted = new Set(traits(to));
  const shared = (game: GameCard) => traits(game).filter((trait) => wanted.has(trait)).length;
  return games.filter(({ _id }) => _id !== to._id).sort((a, b) => shared(b) - shared(a));
};

/**
 * The list a player sees [§5]: filtered and sorted; the favourites order shows the player's own
 * list instead of the filtered one. Equal games keep the order they came in.
 */
export const arrange = (
  games: readonly GameCard[],
  filter: GameFilter,
  favourites: readonly string[],
): GameCard[] => {
  if (filter.sortBy === 'favorites') {
    const byId = new Map(games.map((game) => [game._id, game]));
    return favourites.flatMap((id) => byId.get(id) ?? []);
  }
  return games.filter((game) => passes(game, filter)).sort(orders[filter.sortBy]);
};

/** A game as it is typed, `lantern-run`, and its id. */
export const slugOf = (gameId: string): string => gameId.replace('game_', '');
export const gameIdOf = (slug: string): string => `game_${slugOf(slug)}`;
