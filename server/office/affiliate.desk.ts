import * as contract from '../../contract/affiliate.desk';
import { clickCounts } from '../affiliate/affiliate.query';
import { brandPictures } from '../branding/look.pictures';
import { cutPage } from '../http/page';
import { type Asked, isRefused, on, type Refused, type Route } from '../http/route';
import type { Platform } from '../platform';
import { shelfDeeds } from './shelf';
import { astray, unknownGame } from './terms';

/** Who else offers games for money, before those who answer for the games [decision 188]. */
export const affiliateDesk = (platform: Platform): Route[] => {
  const { sql, affiliates, catalogue, countries } = platform;
  const pictured = brandPictures(sql);

  const list = async ({ body, now }: Asked<typeof contract.listAffiliatesKept>) => {
    const text = body.search.trim().toLowerCase();
    const counts = await clickCounts(sql, now);
    const items = Object.entries(affiliates.terms)
      .filter(([, { displayName, legalName, countries: codes }]) =>
        `${displayName} ${legalName} ${codes.join(' ')}`.toLowerCase().includes(text),
      )
      .map(([_id, terms]) => ({
        _id,
        ...terms,
        clicks: counts
          .filter(({ affiliate }) => affiliate === _id)
          .map(({ gameId, to, recent, total }) => ({ gameId, to, recent, total })),
      }))
      .toSorted((one, other) => one.displayName.localeCompare(other.displayName, 'en'));
    return cutPage(items, body);
  };

  /** Terms of games and places that there are, whose picture lies here. */
  const heldOf = async (
    terms: contract.AffiliateTerms,
    now: string,
  ): Promise<contract.AffiliateTerms | Refused> => {
    const games = terms.games.map(({ gameId }) => gameId);
    const flaw = unknownGame(catalogue, games) ?? astray(countries, terms);
    if (flaw !== undefined) return { refused: flaw };
    const image = await pictured(terms.image, now);
    return isRefused(image) ? image : { ...terms, image };
  };

  const { make, change, end } = shelfDeeds(platform, affiliates, heldOf);
  return [
    on(contract.listAffiliatesKept, list),
    on(contract.makeAffiliate, make(contract.makeAffiliate)),
    on(contract.changeAffiliate, change(contract.changeAffiliate)),
    on(contract.endAffiliate, end(contract.endAffiliate)),
  ];
};
