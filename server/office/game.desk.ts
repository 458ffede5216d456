import * as contract from '../../contract/game.desk';
import { FUN } from '../../contract/limits';
import { auditedBy } from '../audit/audit.store';
import { brandPictures } from '../branding/look.pictures';
import { setCap } from '../cap/cap.command';
import { boundsOf, type CapState } from '../cap/cap.events';
import { featuresNamed } from '../game/game.filters';
import type { Listing } from '../game/game.listing';
import { type Asked, answerOf, isRefused, on, type Route, refused } from '../http/route';
import { rankGame, showGame, withholdGame } from '../offer/offer.command';
import type { OffersState, Shown } from '../offer/offer.events';
import type { Platform } from '../platform';
import { type RoundSums, returnOf } from '../round/round.return';
import { setStakes } from '../stake/stake.command';
import type { StakesState } from '../stake/stake.events';
import { canonical } from '../store/canonical';
import type { JsonObject } from '../store/stream';

interface Played extends RoundSums {
  game: string;
  currency: string;
}

/** The interval is that of a normal distribution: of fewer rounds it says too little to wonder at. */
const ODD_FROM = 1_000;

const unplayed = { rounds: 0, staked: 0, returned: 0, isOdd: false };

/** How a game fared in a currency; without any it was not played. */
export const keptOf = (
  { game, rules }: Listing,
  played: Played | undefined,
  { caps, stakes, offers }: Pick<Platform, 'caps' | 'stakes' | 'offers'>,
): contract.GameKept => {
  const rank = offers.rankOf(game._id);
  const published = rules?.rtp().value ?? game.rtp;
  const known = {
    _id: played === undefined ? game._id : `${game._id} ${played.currency}`,
    gameId: game._id,
    name: game.defaultName,
    studio: game.supplier.name,
    features: game.features.map(({ name }) => name),
    ...(game.image !== undefined && { image: game.image }),
    published,
    ...(rules && { maxWin: rules.maxWin }),
    caps: Object.entries(caps.of(game._id)).flatMap(([currency, cap]) =>
      Object.keys(cap).length > 0 ? [{ currency, ...cap }] : [],
    ),
    stakes: Object.entries(stakes.all(game._id)).flatMap(([currency, offered]) =>
      offered.length > 0 ? [{ currency, stakes: [...offered] }] : [],
    ),
    withheld: [...offers.withheldFrom(game._id)],
    ...(rank !== undefined && { rank }),
  };
  if (played === undefined) return { ...known, ...unplayed };
  const { value, error } = returnOf(played);
  return {
    ...known,
    currency: played.currency,
    soFar: value,
    ...(error !== undefined && { band: error }),
    isOdd: error !== undefined && played.rounds >= ODD_FROM && Math.abs(value - published) > error,
    rounds: played.rounds,
    staked: Number(played.staked),
    returned: Number(played.returned),
  };
};

/** What is played, before those who answer for it [decision 149]. */
export const gameDesk = (platform: Platform): Route[] => {
  const { sql, store, catalogue, countries } = platform;
  const pictured = brandPictures(sql, 'game');

  const list = async ({ body }: Asked<typeof contract.listGamesKept>) => {
    const { search, pageIndex, pageSize } = body;
    const text = search.trim().toLowerCase();
    const rows = await sql<Played[]>`
      select game, currency, rounds::int, staked::text, returned::text,
        staked_squared::text as "stakedSquared", returned_squared::text as "returnedSquared",
        product::text
      from game_returns where currency <> ${FUN} order by currency`;
    const items = catalogue.all
      .filter(({ game: { defaultName, supplier } }) =>
        `${defaultName} ${supplier.name}`.toLowerCase().includes(text),
      )
      .toSorted((one, other) => one.game.defaultName.localeCompare(other.game.defaultName, 'en'))
      .flatMap((listing) => {
        const played = rows.filter(({ game }) => game === listing.game._id);
        return played.length === 0
          ? [keptOf(listing, undefined, platform)]
          : played.map((sums) => keptOf(listing, sums, platform));
      });
    const from = pageIndex * pageSize;
    return { items: items.slice(from, from + pageSize), total: items.length };
  };

  const cap = async ({ body, caller, now }: Asked<typeof contract.capGame>) => {
    const { _id, currency, why } = body;
    const game = catalogue.find(_id)?.game;
    if (game === undefined) return refused('not-found');
    const audited = auditedBy(store, caller, contract.capGame, {
      subject: game._id,
      why,
      look: (states) => ({ ...(states['cap'] as CapState).caps[currency], currency }),
    });
    const order = { currency, cap: boundsOf(body), by: caller.staff, why, at: now };
    const outcome = await setCap({ store: audited }, game._id, order);
    return answerOf(outcome);
  };

  const offer = async ({ body, caller, now }: Asked<typeof contract.setStakes>) => {
    const { _id, currency, why } = body;
    const { game, rules } = catalogue.find(_id) ?? {};
    // A third party's game asks for what it likes.
    if (game === undefined || rules === undefined) return refused('not-found');
    const audited = auditedBy(store, caller, contract.setStakes, {
      subject: game._id,
      why,
      look: (states) => ({
        stakes: [...((states['stakes'] as StakesState).offered[currency] ?? [])],
        currency,
      }),
    });
    const order = { currency, stakes: body.stakes, rules, by: caller.staff, why, at: now };
    const outcome = await setStakes({ store: audited }, game._id, order);
    return answerOf(outcome);
  };

  type Placing = typeof contract.withholdGame | typeof contract.rankGame | typeof contract.showGame;

  /** As one member writes where and how a game is offered, and the order itself. */
  const placed = (call: Placing, { body: { why }, caller, now }: Asked<Placing>, game: string) => {
    const look = (states: Readonly<Record<string, unknown>>) => {
      const { withheld, first, shown } = states['offers'] as OffersState;
      return {
        places: [...(withheld[game] ?? [])],
        first: [...first],
        shown: { ...shown[game] } as JsonObject,
      };
    };
    const audited = auditedBy(store, caller, call, { subject: game, why, look });
    return { audited: { store: audited }, order: { game, by: caller.staff, why, at: now } };
  };

  const withhold = async (asked: Asked<typeof contract.withholdGame>) => {
    const { _id, places } = asked.body;
    const game = catalogue.find(_id)?.game._id;
    if (game === undefined) return refused('not-found');
    const unknown = places.find((code) => !countries.knows(code));
    if (unknown !== undefined)
      return refused('body-invalid', { field: 'body.places', reason: `no such place: ${unknown}` });
    const { audited, order } = placed(contract.withholdGame, asked, game);
    return answerOf(await withholdGame(audited, { ...order, places }));
  };

  const rank = async (asked: Asked<typeof contract.rankGame>) => {
    const { _id, rank: wanted } = asked.body;
    const game = catalogue.find(_id)?.game._id;
    if (game === undefined) return refused('not-found');
    const { audited, order } = placed(contract.rankGame, asked, game);
    const ranked = { ...order, ...(wanted !== undefined && { rank: wanted }) };
    return answerOf(await rankGame(audited, ranked));
  };

  /** What is otherwise than it shipped, with features by their ids and the picture's address. */
  const otherwise = (
    shipped: Listing['game'],
    { studio, features, image }: contract.GameShown,
  ): Shown => {
    const named =
      features &&
      featuresNamed(
        features,
        catalogue.all.map(({ game }) => game),
      );
    const hasOwn = named !== undefined && canonical(named) !== canonical(shipped.features);
    return {
      ...(studio !== undefined && studio !== shipped.supplier.name && { studio }),
      ...(hasOwn && { features: named }),
      ...(image !== undefined && { image }),
    };
  };

  const show = async (asked: Asked<typeof contract.showGame>) => {
    const { body, now } = asked;
    const game = catalogue.shipped(body._id)?.game;
    if (game === undefined) return refused('not-found');
    const sent = body.shown.image;
    const image = sent === undefined ? undefined : await pictured(sent, now);
    if (isRefused(image)) return image;
    const { audited, order } = placed(contract.showGame, asked, game._id);
    const shown = otherwise(game, { ...body.shown, image });
    return answerOf(await showGame(audited, { ...order, shown }));
  };

  return [
    on(contract.showGame, show),
    on(contract.withholdGame, withhold),
    on(contract.rankGame, rank),
    on(contract.listGamesKept, list),
    on(contract.capGame, cap),
    on(contract.setStakes, offer),
  ];
};
