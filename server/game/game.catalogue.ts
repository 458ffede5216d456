import { type CatalogueEntry, catalogue as entries } from '../../games/catalogue';
import { gameRules } from '../../games/engines';
import type { Listing } from './game.listing';

/** An entry of the catalogue joined to the rules that play it. */
export const listingOf = (
  entry: CatalogueEntry,
  rules = gameRules(entry.engine, entry.skin),
): Listing => {
  if (rules === undefined) throw new Error(`no engine plays ${entry.urlFriendlyName}`);
  return {
    rules,
    game: {
      _id: `game_${entry.urlFriendlyName}`,
      name: [...entry.name],
      defaultName: entry.defaultName,
      defaultIcon: `/assets/games/${entry.urlFriendlyName}.svg`,
      urlFriendlyName: entry.urlFriendlyName,
      gameType: [...entry.gameType],
      supplier: { name: entry.studio },
      features: [...entry.features],
      releaseDate: entry.releaseDate,
      ignoredApps: [],
      art: entry.art,
      rtp: rules.leastRtp.value,
      engine: entry.engine,
      skin: entry.skin,
      stakes: [...rules.stakes],
      maxWin: rules.maxWin,
    },
  };
};

/** The in-house games; the return to player of each is computed here, once. */
export const inHouseListings = (): Listing[] => entries.map((entry) => listingOf(entry));

/** Every game the platform offers. */
export class Catalogue {
  readonly #byKey: ReadonlyMap<string, Listing>;

  constructor(readonly all: readonly Listing[] = inHouseListings()) {
    const slugs = all.map(({ game }) => game.urlFriendlyName);
    const twice = slugs.find((slug, index) => slugs.indexOf(slug) !== index);
    if (twice !== undefined) throw new Error(`Two games are called '${twice}'`);
    this.#byKey = new Map(
      all.flatMap((listing) => [
        [listing.game._id, listing],
        [listing.game.urlFriendlyName, listing],
      ]),
    );
  }

  /** A game by id or url-friendly name. */
  find(key: string): Listing | undefined {
    return this.#byKey.get(key);
  }

  /** The ids of the games that we run ourselves. */
  own(): string[] {
    return this.all.filter(({ supplier }) => supplier === undefined).map(({ game }) => game._id);
  }

  /** Those of the ids that are games, each once. */
  known(ids: readonly string[]): string[] {
    return [...new Set(ids)].filter((id) => this.#byKey.get(id)?.game._id === id);
  }
}
