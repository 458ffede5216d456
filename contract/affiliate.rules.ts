import type { Affiliate } from './affiliate';

/** Where somebody is: a country and, in the United States and Canada, a region. */
export interface Place {
  country: string;
  region?: string;
}

type Area = Affiliate['jurisdictions'][number];

const lies = ({ country, region }: Place, { countries, usaRegions, caRegions }: Area): boolean => {
  const regions = country === 'US' ? usaRegions : country === 'CA' ? caRegions : [];
  if (!countries.includes(country)) return false;
  return regions.length === 0 || (region !== undefined && regions.includes(region));
};

/**
 * Whether an affiliate covers a place [§3 Affiliate]: its jurisdictions say so; without any, its
 * countries do. A region that is not known is not covered where only some are.
 */
export const coversPlace = (affiliate: Affiliate, place: Place): boolean =>
  affiliate.jurisdictions.length === 0
    ? affiliate.countries.includes(place.country)
    : affiliate.jurisdictions.some((area) => lies(place, area));

/** Whether one of the affiliates offers the game for money where the player is [§5]. */
export const coversMoney = (
  affiliates: readonly Affiliate[],
  gameId: string,
  place: Place,
): boolean =>
  affiliates.some(
    (affiliate) =>
      affiliate.games.some((game) => game.gameId === gameId) && coversPlace(affiliate, place),
  );
