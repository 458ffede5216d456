import { z } from 'zod';
import { DEFAULT_GAME_ICON } from '../../contract/asset.rules';
import { SupplierName } from '../../contract/supplier';
import { Catalogue, inHouseListings } from '../game/game.catalogue';
import type { Listing } from '../game/game.listing';
import type { Secrets } from '../secret/secret';
import type { Sql } from '../store/database';
import { Kept } from '../store/kept';
import { streamOf } from '../store/stream';
import {
  keysOf,
  SETTING,
  SUPPLIERS,
  type SupplierKey,
  type SupplierKeyEvent,
  type SupplierKeysState,
  supplierKeysKind,
} from './key.events';
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

/** The third parties by name, and the keys by which they sign, in the memory of each process. */
export class SupplierRegistry extends Kept<SupplierKeysState, SupplierKeyEvent> {
  readonly #suppliers: ReadonlyMap<string, Supplier>;
  readonly #secrets: Secrets;
  /** Keys that signed something since that was written down, by supplier and key. */
  #used = new Map<string, { supplier: string; key: string; at: Date }>();

  constructor(suppliers: readonly Supplier[], secrets: Secrets) {
    super(streamOf(supplierKeysKind, SUPPLIERS));
    this.#suppliers = new Map(suppliers.map((supplier) => [supplier.id, supplier]));
    this.#secrets = secrets;
  }

  get all(): readonly Supplier[] {
    return [...this.#suppliers.values()];
  }

  /** The keys that are good for a supplier. */
  keysOf(supplier: string): readonly SupplierKey[] {
    return keysOf(this.state, supplier);
  }

  /** What a key made here signs with: derived, so that it lies nowhere. */
  secretOf(supplier: string, key: string): string {
    return this.#secrets.derive('supplier key', `${supplier}\n${key}`);
  }

  /** Whether this supplier signed this request just now, by any of its keys; an unknown one did not. */
  isSigned(supplier: string, signed: Signed, signature: string, now: number): boolean {
    const known = this.#suppliers.get(supplier);
    if (known === undefined) return false;
    const by = this.keysOf(supplier).find(({ key }) =>
      isSigned(
        key === SETTING ? known.secret : this.secretOf(supplier, key),
        signed,
        signature,
        now,
      ),
    );
    if (by === undefined) return false;
    this.#used.set(`${supplier} ${by.key}`, { supplier, key: by.key, at: new Date(now) });
    return true;
  }

  /** Writes down when each key was used last; what cannot be written is written next time. */
  async writeUsed(sql: Sql): Promise<void> {
    const rows = [...this.#used.entries()]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([, row]) => row);
    if (rows.length === 0) return;
    const used = this.#used;
    this.#used = new Map();
    try {
      await sql`
        insert into supplier_keys_used ${sql(rows)}
        on conflict (supplier, key) do update
        set at = greatest(supplier_keys_used.at, excluded.at)`;
    } catch (error) {
      this.#used = new Map([...used, ...this.#used]);
      throw error;
    }
  }
}
