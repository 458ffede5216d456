import * as contract from '../../contract/game';
import { arrange } from '../../contract/game.rules';
import { type Asked, type Caller, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import { streamOf } from '../store/stream';
import { talliedOn, tallyOf } from './game.tally';

const FEATURED = 6;
const RECENT = 6;

/** The calls of the lobby [§7 B]. */
export const gameRoutes = (platform: Platform): Route[] => {
  const { store, sql, catalogue } = platform;

  const favouritesOf = async (caller: Caller | undefined): Promise<string[]> =>
    caller === undefined ? [] : (await store.load(streamOf(playerKind, caller.player))).favourites;

  const cards = async (favourites: readonly string[]) =>
    catalogue.cards(await tallyOf(sql), favourites);

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
    const [favourites, tally] = await Promise.all([favouritesOf(caller), tallyOf(sql)]);
    return {
      ...listing.game,
      ...talliedOn(listing, tally),
      favourite: favourites.includes(listing.game._id),
    };
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
  ];
};
