import type { Affiliate } from '../../contract/affiliate';
import type { AffiliateTerms } from '../../contract/affiliate.desk';
import { coversPlace, type Place } from '../../contract/affiliate.rules';
import { Shelf } from '../shelf/shelf.registry';
import { affiliatesKind } from './affiliate.events';

const affiliateOf = ([_id, terms]: [string, AffiliateTerms]): Affiliate => {
  const { countries, usaRegions, caRegions, ...offered } = terms;
  return { _id, ...offered, countries, jurisdictions: [{ countries, usaRegions, caRegions }] };
};

/** Who else offers games for money, in the memory of each process [§3 Affiliate, decision 188]. */
export class Affiliates extends Shelf<'affiliate', AffiliateTerms> {
  #made: { of: Affiliates['terms']; all: readonly Affiliate[] } | undefined;

  constructor() {
    super('affiliate', affiliatesKind);
  }

  get all(): readonly Affiliate[] {
    if (this.#made?.of !== this.terms)
      this.#made = { of: this.terms, all: Object.entries(this.terms).map(affiliateOf) };
    return this.#made.all;
  }

  /** Those that cover a place; of those with a game, where one is named by its id. */
  at(place: Place, gameId?: string): Affiliate[] {
    return this.all
      .filter(({ games }) => gameId === undefined || games.some((game) => game.gameId === gameId))
      .filter((affiliate) => coversPlace(affiliate, place));
  }

  /** Whether one of them offers a game for money in a place; without one named, any game. */
  covers(gameId: string | undefined, place: Place): boolean {
    return this.at(place, gameId).length > 0;
  }
}
