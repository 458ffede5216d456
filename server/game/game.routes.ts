import * as contract from '../../contract/game';
import { arrange, gameName, likeliest } from '../../contract/game.rules';
import { COINS } from '../../contract/limits';
import { type Asked, type Caller, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import { streamOf } from '../store/stream';
import { filtersOf } from './game.filters';
import { talliedOn, tallyOf } from './game.tally';

const FEATURED = 6;
const RECENT = 6;
const FAVOURITES = 6;

/** The calls of the lobby [§7 B]. */
export const gameRoutes = (platform: Platform): Route[] => {
  const { store, sql, catalogue, stakes } = platform;

  /** A player's own; a guest's are those that are told with the question. */
  const favouritesOf = async (
    caller: Caller | undefined,
    told: readonly string[] = [],
  ): Promise<readonly string[]> =>
    caller === undefined
      ? told
      : (await store.load(streamOf(playerKind, caller.player))).favourites;

  const cards = async (favourites: readonly string[], language?: string) => {
    const all = catalogue.cards(await tallyOf(sql), favourites);
    return language === undefined
      ? all
      : all.map((game) => ({ ...game, defaultName: gameName(game, language) }));
  };

  const home = async ({ caller, query }: Asked<typeof contract.gamesHome>) => {
    const owning = favouritesOf(caller, query.favourites?.split(','));
    const [own, all, played] = await Promise.all([
      owning,
      owning.then((favourites) => cards(favourites, query.lang)),
      caller === undefined
        ? []
        : sql<{ game: string }[]>`
            select game from recent_games where player = ${caller.player}
            order by position desc limit ${RECENT}`,
    ]);
    const newest = arrange(all, contract.GameFilter.parse({}), []);
    const here = all.find(
      ({ _id, urlFriendlyName }) => query.gameId === _id || query.gameId === urlFriendlyName,
    );
    const those = (ids: readonly string[]) =>
      ids.flatMap((id) => all.find((game) => game._id === id && game !== here) ?? []);
    return {
      featured: (here === undefined ? newest : likeliest(newest, here)).slice(0, FEATURED),
      recent: those(played.map(({ game }) => game)),
      favourites: here === undefined ? [] : those(own.toReversed()).slice(0, FAVOURITES),
    };
  };

  const find = async ({ caller, query, body }: Asked<typeof contract.findGames>) => {
    const favourites = await favouritesOf(caller, body.favourites);
    const found = arrange(await cards(favourites, body.language), body, favourites);
    const from = query.pageIndex * query.pageSize;
    return { items: found.slice(from, from + query.pageSize), total: found.length };
  };

  const get = async ({ caller, params }: Asked<typeof contract.getGame>) => {
    const listing = catalogue.find(params.id);
    if (listing === undefined) return refused('not-found');
    const [favourites, tally] = await Promise.all([favouritesOf(caller), tallyOf(sql)]);
    return {
      ...listing.game,
      stakes: [...(stakes.of(listing.game._id, COINS) ?? listing.game.stakes)],
      ...talliedOn(listing, tally),
      favourite: favourites.includes(listing.game._id),
    };
  };

  return [
    on(contract.gamesHome, home),
    on(contract.findGames, find),
    on(contract.listGames, async ({ caller }) => {
      const items = await cards(await favouritesOf(caller));
      return { items, total: items.length };
    }),
    on(contract.gameFilters, async ({ body }) =>
      filtersOf(
        catalogue.all.map(({ game }) => game),
        body,
      ),
    ),
    on(contract.getGame, get),
  ];
};
