import type { Place } from '../../contract/affiliate.rules';
import { DEFAULT_CURRENCY } from '../../contract/limits';
import type { PlayFacts } from '../../contract/play.rules';
import type { Caller } from '../http/route';
import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import { streamOf } from '../store/stream';
import { factsOf, type Laws, placeOf } from './gate.moves';

/** The tables by which what is allowed somewhere is told. */
export type LawTables = Pick<
  Platform,
  'countries' | 'jurisdictions' | 'affiliates' | 'offers' | 'catalogue'
>;

/** What holds where, by the tables that this process has. */
export const lawsOf = ({
  countries,
  jurisdictions,
  affiliates,
  offers,
  catalogue,
}: LawTables): Laws => ({
  withholds: (game, place) => game !== undefined && offers.withholds(game, place),
  coinsOnly: (game) => game !== undefined && catalogue.find(game)?.rules?.isShared === true,
  jurisdictions: (place) => jurisdictions.at(place),
  currencyOf: (country) => countries.currencyOf(country) ?? DEFAULT_CURRENCY,
  covers: (game, place) => affiliates.covers(game, place),
});

export interface EligibilityQuery {
  caller: Caller | undefined;
  /** The game's id; without one, the facts are those of whichever game asks least. */
  game?: string;
  /** The caller's network address: where a guest is. */
  address: string;
  /** A guest may say where they are; an account's own country always counts. */
  country?: string | undefined;
  now: string;
}

export interface Eligibility {
  facts: PlayFacts;
  place: Place;
  /** What money play at this place is in [§3 User currency]. */
  currency: string;
}

/** The facts that decide what a caller may play at a game, and the place they come from [§5]. */
export const eligibilityOf = async (
  { store, ...tables }: LawTables & Pick<Platform, 'store'>,
  { caller, game, address, country, now }: EligibilityQuery,
): Promise<Eligibility> => {
  const account =
    caller === undefined
      ? undefined
      : (await store.load(streamOf(playerKind, caller.player))).account;
  const laws = lawsOf(tables);
  const place = placeOf(account, country ?? tables.countries.locate(address).country);
  return {
    facts: factsOf(account, laws, { game, place, now }),
    place,
    currency: laws.currencyOf(place.country),
  };
};
