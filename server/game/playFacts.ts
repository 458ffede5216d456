import { coversMoney, type Place } from '../../contract/affiliate.rules';
import { ageAt, type PlayFacts } from '../../contract/play.rules';
import { sampleAffiliates } from '../affiliate/affiliates';
import type { Caller } from '../http/route';
import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import { streamOf } from '../store/stream';

export interface PlayAsked {
  caller: Caller | undefined;
  /** The game's id. */
  game: string;
  /** The caller's network address: where a guest is. */
  address: string;
  /** A guest may say where they are; an account's own country always counts. */
  country?: string | undefined;
  now: string;
}

/** The facts that decide what a caller may play at a game, and the place they come from [§5]. */
export const playFactsOf = async (
  { store, countries }: Pick<Platform, 'store' | 'countries'>,
  { caller, game, address, country, now }: PlayAsked,
): Promise<{ facts: PlayFacts; place: Place }> => {
  const account =
    caller === undefined
      ? undefined
      : (await store.load(streamOf(playerKind, caller.player))).account;
  const place: Place = {
    country: account?.country ?? country ?? countries.locate(address).country,
  };
  const facts: PlayFacts = {
    signedIn: caller !== undefined,
    jurisdictions: countries.jurisdictions(place.country),
    affiliate: coversMoney(sampleAffiliates, game, place),
    isVerified: account?.isVerified ?? false,
    ...(account?.birthday === undefined ? {} : { age: ageAt(account.birthday, now) }),
  };
  return { facts, place };
};
