import * as contract from '../../contract/game';
import { arrange } from '../../contract/game.rules';
import { LAUNCH_LINK_MS } from '../../contract/limits';
import { ageAt, mayPlay } from '../../contract/play.rules';
import { type Asked, type Caller, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import { newId } from '../secret/secrets';
import { launchKind } from '../sitting/sitting.events';
import { accept } from '../store/decision';
import { streamOf } from '../store/stream';
import { standingAt, standingOf } from './standing';

const modeOf = (currency: string) =>
  currency === 'FUN' ? 'fun' : currency === 'COINS' ? 'coins' : 'money';

const FEATURED = 6;
const RECENT = 6;

/** All calls of `games/` that this storey has [§7 B]. */
export const gameRoutes = (platform: Platform): Route[] => {
  const { store, sql, catalogue, countries, secrets } = platform;

  const favouritesOf = async (caller: Caller | undefined): Promise<string[]> =>
    caller === undefined ? [] : (await store.load(streamOf(playerKind, caller.player))).favourites;

  const cards = async (favourites: readonly string[]) =>
    catalogue.cards(await standingOf(sql), favourites);

  const home = async ({ caller }: Asked<typeof contract.gamesHome>) => {
    const [all, played] = await Promise.all([
      favouritesOf(caller).then(cards),
      caller === undefined
        ? []
        : sql<{ game: string }[]>`
            select game from recent_games where player = ${caller.player}
            order by position desc limit ${RECENT}`,
    ]);
    const newest = arrange(all, contract.GameFilter.parse({}), []);
    return {
      featured: newest.slice(0, FEATURED),
      recent: played.flatMap(({ game }) => all.find(({ _id }) => _id === game) ?? []),
    };
  };

  const find = async ({ caller, query, body }: Asked<typeof contract.findGames>) => {
    const favourites = caller === undefined ? (body.favourites ?? []) : await favouritesOf(caller);
    const found = arrange(await cards(favourites), body, favourites);
    const from = query.pageIndex * query.pageSize;
    return { items: found.slice(from, from + query.pageSize), total: found.length };
  };

  const get = async ({ caller, params }: Asked<typeof contract.getGame>) => {
    const listing = catalogue.find(params.id);
    if (listing === undefined) return refused('not-found');
    const [favourites, standing] = await Promise.all([favouritesOf(caller), standingOf(sql)]);
    return {
      ...listing.game,
      ...standingAt(listing, standing),
      favourite: favourites.includes(listing.game._id),
    };
  };

  const launch = async (asked: Asked<typeof contract.launchGame>) => {
    const { caller, params, body, address, now, key } = asked;
    const game = catalogue.find(params.id)?.game;
    if (game === undefined) return refused('not-found');
    const mode = modeOf(body.currency);
    const account =
      caller === undefined
        ? undefined
        : (await store.load(streamOf(playerKind, caller.player))).account;
    const country = account?.country ?? countries.locate(address).country;
    const answer = mayPlay(mode, {
      signedIn: caller !== undefined,
      jurisdictions: countries.jurisdictions(country),
      affiliate: false,
      isVerified: account?.isVerified ?? false,
      ...(account?.birthday === undefined ? {} : { age: ageAt(account.birthday, now) }),
    });
    if (!answer.allowed) {
      const { allowed: _, ...why } = answer;
      return refused(why.rule === 'not-signed-in' ? 'not-signed-in' : 'play-refused', why);
    }
    const id = newId('launch');
    const expiresAt = new Date(Date.parse(now) + LAUNCH_LINK_MS).toISOString();
    const outcome = await store.execute({
      name: 'launchGame',
      at: now,
      key,
      streams: { launch: streamOf(launchKind, id) },
      decide: () =>
        accept(
          {
            launch: [
              {
                type: 'launch.issued' as const,
                game: game._id,
                currency: body.currency,
                expiresAt,
                ...(caller === undefined ? {} : { player: caller.player }),
              },
            ],
          },
          { launch: id },
        ),
    });
    if ('refused' in outcome) return outcome;
    const secret = secrets.seal('launch', outcome.answer.launch);
    return { url: `/play/${game.urlFriendlyName}?launch=${secret}` };
  };

  return [
    on(contract.gamesHome, home),
    on(contract.findGames, find),
    on(contract.listGames, async ({ caller }) => {
      const items = await favouritesOf(caller).then(cards);
      return { items, total: items.length };
    }),
    on(contract.gameFilters, async () => {
      const games = catalogue.all.map(({ game }) => game);
      const features = new Map(
        games.flatMap((game) => game.features.map((feature) => [feature.featureId, feature])),
      );
      return {
        types: [...new Set(games.flatMap(({ gameType }) => gameType))].sort(),
        studios: [...new Set(games.map(({ supplier }) => supplier.name))].sort(),
        features: [...features.values()],
      };
    }),
    on(contract.getGame, get),
    on(contract.launchGame, launch),
  ];
};
