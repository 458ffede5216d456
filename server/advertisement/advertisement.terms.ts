import type { AdvertisementTerms } from '../../contract/advertisement.desk';

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
