import { z } from 'zod';
import { DEFAULT_GAME_ICON } from '../../contract/asset.rules';
import { SupplierName } from '../../contract/supplier';
import { Catalogue, inHouseListings } from '../game/game.catalogue';
import type { Listing } from '../game/game.listing';
import { isSigned, type Signed } from './supplier.signature';

const SECRET_MIN = 32;
const SLUG = /^[a-z0-9-]{4,40}$/;

const SupplierGame = z.object({
  /** Its name in addresses; the same for the supplier. */
  urlFriendlyName: z.string().regex(SLUG),
  defaultName: z.string().min(1).max(60),
  gameType: z.array(z.string().min(1).max(40)).min(1),
  features: z.array(z.object({ featureId: z.string(), name: z.string() })).default([]),
  releaseDate: z.iso.datetime(),
  /** Subject of the drawn cover. */
  art: z.string().default('wheel'),
  /** What the supplier publishes: we cannot compute it. */
  rtp: z.number().min(0).max(1),
  maxWin: z.number().positive(),
  /** The most that jackpots of its own pay in one round, in minor units; absent: it has none. */
  jackpotMost: z.int().positive().optional(),
});

/** A third party that plays its own games on our wallets; `SUPPLIERS` is a JSON list of these. */
export const Supplier = z.object({
  id: z.string().refine((id) => SupplierName.safeParse(id).success),
  name: z.string().min(1).max(40),
  secret: z.string().min(SECRET_MIN),
  /** Where its games open; token, game, currency and lobby are added to the query. */
  launchUrl: z.url({ protocol: /^https?$/ }),
  games: z.array(SupplierGame).min(1),
});
export type Supplier = z.infer<typeof Supplier>;

/** Its games as the catalogue lists them: no rules of ours play them. */
export const listingsOf = (supplier: Supplier): Listing[] =>
  supplier.games.map((game) => ({
    supplier: {
      id: supplier.id,
      launchUrl: supplier.launchUrl,
      ...(game.jackpotMost === undefined ? {} : { jackpotMost: game.jackpotMost }),
    },
    game: {
      _id: `game_${game.urlFriendlyName}`,
      name: [{ lang: 'en', value: game.defaultName }],
      defaultName: game.defaultName,
      defaultIcon: DEFAULT_GAME_ICON,
      urlFriendlyName: game.urlFriendlyName,
      gameType: game.gameType,
      supplier: { name: supplier.name },
      features: game.features,
      releaseDate: game.releaseDate,
      ignoredApps: [],
      art: game.art,
      rtp: game.rtp,
      engine: 'supplier',
      skin: supplier.id,
      stakes: [],
      maxWin: game.maxWin,
    },
  }));

/** Our own games and those of third parties; two of one name stop the start. */
export const catalogueWith = (suppliers: readonly Supplier[]): Catalogue =>
  new Catalogue([...inHouseListings(), ...suppliers.flatMap(listingsOf)]);

/** The third parties by name, for the check of their signatures. */
export class SupplierRegistry {
  readonly #secrets: ReadonlyMap<string, string>;

  constructor(suppliers: readonly Supplier[]) {
    this.#secrets = new Map(suppliers.map(({ id, secret }) => [id, secret]));
  }

  /** Whether this supplier signed this request just now; an unknown one did not. */
  isSigned(supplier: string, signed: Signed, signature: string, now: number): boolean {
    const secret = this.#secrets.get(supplier);
    return secret !== undefined && isSigned(secret, signed, signature, now);
  }
}
