import { coversMoney, type Place } from '../../contract/affiliate.rules';
import { DEFAULT_CURRENCY } from '../../contract/limits';
import { ageAt, type PlayFacts } from '../../contract/play.rules';
import { sampleAffiliates } from '../affiliate/affiliate.sample';
import type { Caller } from '../http/route';
import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import { streamOf } from '../store/stream';

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
  { store, countries }: Pick<Platform, 'store' | 'countries'>,
  { caller, game, address, country, now }: EligibilityQuery,
): Promise<Eligibility> => {
  const account =
    caller === undefined
      ? undefined
      : (await store.load(streamOf(playerKind, caller.player))).account;
  const here = account?.country ?? country ?? countries.locate(address).country;
  const place: Place = {
    country: here,
    ...(account?.region === undefined ? {} : { region: account.region }),
  };
  const offered =
    game === undefined
      ? sampleAffiliates.flatMap(({ games }) => games.map(({ gameId }) => gameId))
      : [game];
  const facts: PlayFacts = {
    signedIn: caller !== undefined,
    jurisdictions: countries.jurisdictions(place),
    affiliate: offered.some((gameId) => coversMoney(sampleAffiliates, gameId, place)),
    isVerified: account?.isVerified ?? false,
    ...(account?.birthday === undefined ? {} : { age: ageAt(account.birthday, now) }),
  };
  return { facts, place, currency: countries.currencyOf(here) ?? DEFAULT_CURRENCY };
};
