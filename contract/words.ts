import * as z from 'zod/mini';
import { PAGE_MAX } from './limits';
import { plainText } from './text.rules';
import { countryPattern, currencyPattern, languagePattern } from './words.rules';

/** Field schemas that several nouns share. */

/** An opaque prefixed id, e.g. `player_4f…`; never equal to a static path segment [decision 6]. */
export const Id = z.string().check(z.regex(/^[a-z]+_[A-Za-z0-9-]{4,40}$/));

/** A whole number of minor units that a double holds exactly [decision 21]. */
export const Amount = z.int();
/** A strictly positive amount in minor units. */
export const PositiveAmount = z.int().check(z.positive());

/** `COINS` or an ISO 4217 code. */
export const Currency = z.string().check(z.regex(currencyPattern));
export const CountryCode = z.string().check(z.regex(countryPattern));
/** State of the United States or province of Canada: `NJ`, `ON` [§3 Affiliate]. */
export const Region = z.string().check(z.regex(/^[A-Z]{2}$/));
/** A country (`DE`), a state or province of one (`US-NJ`), or everywhere (`*`). */
export const PlaceCode = z.string().check(z.regex(/^(\*|[A-Z]{2}(-[A-Z]{2})?)$/));
/** BCP 47 language tag: `en-US`, `ar`, `zh-Hant`. */
export const LanguageCode = z.string().check(z.regex(languagePattern));
/** The names of a game, one per language; `defaultName` stands beside them [§3 Game]. */
export const GameNames = z.array(z.object({ lang: LanguageCode, value: z.string() }));
/** ISO 8601 UTC instant [decision 8]. */
export const Instant = z.iso.datetime();
export const PageIndex = z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000));
export const PageSize = z.coerce.number().check(z.int(), z.gte(1), z.lte(PAGE_MAX));
export const PageNumber = z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000));

/** What players write for others to read: plain text, never markup, of so many characters. */
export const textOf = (min: number, max: number) =>
  z.string().check(z.overwrite(plainText), z.minLength(min), z.maxLength(max));

/** A page of anything, with the number of items behind all pages [decision 7]. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int() });
export interface Page<Item> {
  items: Item[];
  total: number;
}

/** A file as it is saved: what it is called, and what is in it. */
export const PaperFile = z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) });

/** The answer of commands that have nothing to say but that it is done. */
export const Done = z.object({ ok: z.literal(true) });
export type Done = z.infer<typeof Done>;
