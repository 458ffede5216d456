import * as z from 'zod/mini';
import { Advertisement, AdvertisementPlacement } from '../../contract/advertisement';
import {
  ADVERTISEMENT_HTML_MAX,
  ADVERTISEMENT_REFRESH_MAX,
  PERSON_NAME_MAX,
} from '../../contract/limits';
import { playModes } from '../../contract/play.rules';
import { CountryCode, Instant, LanguageCode, textOf } from '../../contract/words';

const address = z.string().check(z.maxLength(ADVERTISEMENT_HTML_MAX));

/** What an operator writes down to have something advertised; a list that is empty means all. */
export const AdvertisementTerms = z.object({
  name: textOf(1, PERSON_NAME_MAX),
  placements: z.array(AdvertisementPlacement).check(z.minLength(1)),
  target: z._default(Advertisement.shape.target, 'new'),
  landingUrl: z._default(z.string(), ''),
  content: z.object({
    ...Advertisement.shape.content.shape,
    image: z.optional(address),
    video: z.optional(address),
    /** The markup itself. */
    html: z.optional(address),
    isIframe: z._default(z.boolean(), false),
  }),
  countries: z._default(z.array(CountryCode), []),
  languages: z._default(z.array(LanguageCode), []),
  modes: z._default(z.array(z.enum(playModes)), []),
  from: z.optional(Instant),
  until: z.optional(Instant),
  /** How often one member may have it in view on a day of UTC; absent: as often as it comes. */
  perDay: z.optional(z.int().check(z.gte(1))),
  /** Seconds; 0: it stays. */
  refreshFrequency: z._default(z.int().check(z.gte(0), z.lte(ADVERTISEMENT_REFRESH_MAX)), 0),
});
export type AdvertisementTerms = z.infer<typeof AdvertisementTerms>;

/** Who looks, and where. */
export interface Spot {
  readonly country: string;
  readonly language: string | undefined;
  readonly mode: string | undefined;
  /** ISO 8601. */
  readonly now: string;
}

const includes = (list: readonly string[], item: string | undefined): boolean =>
  list.length === 0 || (item !== undefined && list.includes(item));

/** Whether it is meant for who looks there, at that moment. */
export const isMeantFor = (terms: AdvertisementTerms, spot: Spot): boolean =>
  includes(terms.countries, spot.country) &&
  includes(terms.languages, spot.language) &&
  includes(terms.modes, spot.mode) &&
  (terms.from === undefined || terms.from <= spot.now) &&
  (terms.until === undefined || spot.now < terms.until);
