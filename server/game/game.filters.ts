import type { GameCard } from '../../contract/game';
import { urlFriendly } from '../../contract/game.rules';
import { type GameFeature, features as known } from '../../games/catalogue';
import { translationsOf } from '../phrase/phrase.translation';

/** Features by their names: one that a game has already by that name, or else one of its own. */
export const featuresNamed = (
  names: readonly string[],
  games: readonly Pick<GameCard, 'features'>[],
): GameFeature[] => {
  const there = [...known, ...games.flatMap(({ features }) => features)];
  const named = names.map((name): GameFeature => {
    const featureId = urlFriendly(name);
    return there.find((each) => urlFriendly(each.name) === featureId) ?? { featureId, name };
  });
  return named.filter(
    ({ featureId }, at) => named.findIndex((each) => each.featureId === featureId) === at,
  );
};

type Offered = Pick<GameCard, 'gameType' | 'supplier' | 'features'>;

interface Wanted {
  /** Only features that one of these games has. */
  existsInGame: boolean;
  /** The language (BCP 47) of the features' names; English without it. */
  lang?: string | undefined;
}

/** What a list of these games can be filtered by [§3 Game list filter]. */
export const filtersOf = (games: readonly Offered[], { existsInGame, lang }: Wanted) => {
  const words = lang === undefined ? {} : translationsOf(lang);
  const there = [...(existsInGame ? [] : known), ...games.flatMap(({ features }) => features)];
  const features = new Map(
    there.map(({ featureId, name }): [string, GameFeature] => [
      featureId,
      { featureId, name: words[`Feature.${name}`] ?? name },
    ]),
  );
  return {
    types: [...new Set(games.flatMap(({ gameType }) => gameType))].sort(),
    studios: [...new Set(games.map(({ supplier }) => supplier.name))].sort(),
    features: [...features.values()],
  };
};
