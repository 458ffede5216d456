import { smallOf } from '../../contract/image';
import { type CatalogueEntry, catalogue as entries } from '../../games/catalogue';
import { gameRules } from '../../games/engines';
import type { Shown } from '../offer/offer.events';
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

let inHouse: readonly Listing[] | undefined;

/** The in-house games; the return to player of each is computed here, once, when first asked for. */
export const inHouseListings = (): readonly Listing[] => {
  inHouse ??= entries.map((entry) => listingOf(entry));
  return inHouse;
};

/** A listing as an operator has it shown [decision 198]. */
const shownAs = (listing: Listing, { studio, features, image }: Shown): Listing => ({
  ...listing,
  game: {
    ...listing.game,
    ...(studio !== undefined && { supplier: { name: studio } }),
    ...(features !== undefined && { features: [...features] }),
    ...(image !== undefined && { image, defaultIcon: smallOf(image) }),
  },
});

type ShownOf = (game: string) => Shown | undefined;

/** Every game the platform offers, as it is shown now. */
export class Catalogue {
  readonly #listings: readonly Listing[];
  readonly #byKey: ReadonlyMap<string, Listing>;
  readonly #shownOf: ShownOf;
  /** What was made of each way to show a game, which is replaced and never changed. */
  readonly #made = new WeakMap<Shown, Listing>();

  constructor(
    listings: readonly Listing[] = inHouseListings(),
    shownOf: ShownOf = () => undefined,
  ) {
    const slugs = listings.map(({ game }) => game.urlFriendlyName);
    const twice = slugs.find((slug, index) => slugs.indexOf(slug) !== index);
    if (twice !== undefined) throw new Error(`Two games are called '${twice}'`);
    this.#listings = listings;
    this.#shownOf = shownOf;
    this.#byKey = new Map(
      listings.flatMap((listing) => [
        [listing.game._id, listing],
        [listing.game.urlFriendlyName, listing],
      ]),
    );
  }

  /** The same games, each shown as this says. */
  shownBy(shownOf: ShownOf): Catalogue {
    return new Catalogue(this.#listings, shownOf);
  }

  get all(): readonly Listing[] {
    return this.#listings.map((listing) => this.#shown(listing));
  }

  /** A game by id or url-friendly name. */
  find(key: string): Listing | undefined {
    const listing = this.#byKey.get(key);
    return listing && this.#shown(listing);
  }

  /** A game as it shipped, whatever is shown of it. */
  shipped(key: string): Listing | undefined {
    return this.#byKey.get(key);
  }

  #shown(listing: Listing): Listing {
    const shown = this.#shownOf(listing.game._id);
    if (shown === undefined) return listing;
    const known = this.#made.get(shown);
    if (known !== undefined) return known;
    const made = shownAs(listing, shown);
    this.#made.set(shown, made);
    return made;
  }

  /** The ids of the games that we run ourselves. */
  own(): string[] {
    return this.#listings
      .filter(({ supplier }) => supplier === undefined)
      .map(({ game }) => game._id);
  }

  /** Those of the ids that are games, each once. */
  known(ids: readonly string[]): string[] {
    return [...new Set(ids)].filter((id) => this.#byKey.get(id)?.game._id === id);
  }
}
