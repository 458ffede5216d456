import type { Place } from '../../contract/affiliate.rules';
import type { Call } from '../../contract/call';
import * as contract from '../../contract/game';
import { arrange, gameName, likeliest } from '../../contract/game.rules';
import { COINS } from '../../contract/limits';
import { type Asked, type Caller, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { placeOf } from '../play/gate.moves';
import { playerKind } from '../player/player.events';
import { streamOf } from '../store/stream';
import { filtersOf } from './game.filters';
import { cardsOf, talliedOn, tallyOf } from './game.tally';

const FEATURED = 6;
const RECENT = 6;
const FAVOURITES = 6;

interface Viewer {
  favourites: readonly string[];
  place: Place;
}

/** The calls of the lobby [§7 B]. */
export const gameRoutes = (platform: Platform): Route[] => {
  const { store, sql, catalogue, countries, offers, stakes } = platform;

  /** Who looks at games, and where they are: the favourites of a guest are told with the question. */
  const viewerOf = async (
    { caller, address }: Pick<Asked<Call>, 'address'> & { caller: Caller | undefined },
    told: readonly string[] = [],
  ): Promise<Viewer> => {
    const located = countries.locate(address).country;
    if (caller === undefined) return { favourites: told, place: placeOf(undefined, located) };
    const { favourites, account } = await store.load(streamOf(playerKind, caller.player));
    return { favourites, place: placeOf(account, located) };
  };

  /** What is offered where somebody is. */
  const offeredAt = (place: Place) =>
    catalogue.all.filter(({ game }) => !offers.withholds(game._id, place));

  const cards = async ({ favourites, place }: Viewer, language?: string) => {
    const all = cardsOf(offeredAt(place), await tallyOf(sql), favourites);
    return language === undefined
      ? all
      : all.map((game) => ({ ...game, defaultName: gameName(game, language) }));
  };

  const home = async (asked: Asked<typeof contract.gamesHome>) => {
    const { caller, query } = asked;
    const viewing = viewerOf(asked, query.favourites?.split(','));
    const [{ favourites: own }, all, played] = await Promise.all([
      viewing,
      viewing.then((viewer) => cards(viewer, query.lang)),
      caller === undefined
        ? []
        : sql<{ game: string }[]>`
            select game from recent_games where player = ${caller.player}
            order by position desc limit ${RECENT}`,
    ]);
    const newest = offers.ranked(arrange(all, contract.GameFilter.parse({}), []));
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

  const find = async (asked: Asked<typeof contract.findGames>) => {
    const { query, body } = asked;
    const viewer = await viewerOf(asked, body.favourites);
    const found = arrange(await cards(viewer, body.language), body, viewer.favourites);
    const from = query.pageIndex * query.pageSize;
    return { items: found.slice(from, from + query.pageSize), total: found.length };
  };

  const get = async (asked: Asked<typeof contract.getGame>) => {
    const listing = catalogue.find(asked.params.id);
    if (listing === undefined) return refused('not-found');
    const [{ favourites }, tally] = await Promise.all([viewerOf(asked), tallyOf(sql)]);
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
    on(contract.listGames, async (asked) => {
      const items = await cards(await viewerOf(asked));
      return { items, total: items.length };
    }),
    on(contract.gameFilters, async (asked) => {
      const { place } = await viewerOf(asked);
      return filtersOf(
        offeredAt(place).map(({ game }) => game),
        asked.body,
      );
    }),
    on(contract.getGame, get),
  ];
};
