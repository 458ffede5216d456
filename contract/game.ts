import * as z from 'zod/mini';
import { Affiliate } from './affiliate';
import { call } from './call';
import { FAVOURITES_TOLD_MAX, GAMES_PAGE } from './limits';
import { PlayProof } from './playProof';
import { ReviewSummary } from './review';
import { Winner } from './winner';
import {
  Amount,
  CountryCode,
  Done,
  GameNames,
  Id,
  Instant,
  LanguageCode,
  PageIndex,
  PageSize,
  pageOf,
} from './words';

/** What a list shows of a game [§3 Game]. */
export const GameCard = z.object({
  _id: Id,
  /** A name per language. */
  name: GameNames,
  defaultName: z.string(),
  defaultIcon: z.string(),
  urlFriendlyName: z.string(),
  gameType: z.array(z.string()),
  supplier: z.object({ name: z.string() }),
  features: z.array(z.object({ featureId: z.string(), name: z.string() })),
  likes: z.int(),
  releaseDate: Instant,
  jackpots: z.array(z.object({ amount: Amount })),
  jackpotWinnedCoins: Amount,
  ignoredApps: z.array(z.string()),
  /** Subject of the drawn cover. */
  art: z.string(),
  /** The cover instead, where it is a picture: its address. */
  image: z.optional(z.string()),
  /** Return to player, 0 to 1, computed exactly. */
  rtp: z.number(),
  favourite: z.boolean(),
});
export type GameCard = z.infer<typeof GameCard>;

/** A game as its page shows it. */
export const Game = z.extend(GameCard, {
  engine: z.string(),
  skin: z.string(),
  /** Allowed stakes in minor units of the coins wallet, ascending. */
  stakes: z.array(Amount),
  maxWin: z.number(),
});
export type Game = z.infer<typeof Game>;

export const sortOrders = ['newest', 'popular', 'oldest', 'favorites', 'jackpot'] as const;
export const SortBy = z.enum(sortOrders);
export type SortBy = z.infer<typeof SortBy>;

/** The game list's filter [§3]. `_features` maps a featureId to whether it is selected. */
export const GameFilter = z.object({
  search: z._default(z.string().check(z.maxLength(80)), ''),
  type: z._default(z.string().check(z.maxLength(40)), 'All'),
  studio: z._default(z.string().check(z.maxLength(60)), 'All'),
  sortBy: z._default(SortBy, 'newest'),
  _features: z._default(z.record(z.string().check(z.maxLength(40)), z.boolean()), {}),
  feature: z._default(z.object({ jackpot: z.boolean() }), { jackpot: false }),
  /** `defaultName` is told in it, where the game has a name in it. */
  language: z.optional(LanguageCode),
  /** A guest's local favourites, for the favourites order. */
  favourites: z.optional(z.array(Id).check(z.maxLength(500))),
});
export type GameFilter = z.infer<typeof GameFilter>;

const read = { kind: 'read', rate: 'read', audience: 'anyone', spec: '§7 B games' } as const;
const gameId = z.object({ id: z.string().check(z.maxLength(80)) });

export const gamesHome = call({
  stance: 'neutral',
  ...read,
  name: 'gamesHome',
  method: 'GET',
  path: '/games/home',
  query: z.object({
    /** `defaultName` is told in it, where the game has a name in it. */
    lang: z.optional(LanguageCode),
    /** The game one is at: those most like it are featured, and it is not among them. */
    gameId: z.optional(z.string().check(z.maxLength(80))),
    /** A guest’s own favourites, separated by commas; a player’s are known. */
    favourites: z.optional(z.string().check(z.maxLength(FAVOURITES_TOLD_MAX))),
  }),
  out: z.object({
    featured: z.array(GameCard),
    recent: z.array(GameCard),
    /** The caller’s, the one marked last first; only beside a game. */
    favourites: z.array(GameCard),
  }),
  refusals: [],
  says: 'Featured games, those the player played last and, beside a game, the favourites',
});

export const findGames = call({
  stance: 'neutral',
  ...read,
  name: 'findGames',
  method: 'POST',
  path: '/games/find',
  query: z.object({
    pageIndex: z._default(PageIndex, 0),
    pageSize: z._default(PageSize, GAMES_PAGE),
  }),
  body: GameFilter,
  out: pageOf(GameCard),
  refusals: [],
  says: 'A page of the games that pass the filter, in its order',
});

export const listGames = call({
  stance: 'neutral',
  ...read,
  name: 'listGames',
  method: 'GET',
  path: '/games',
  aliases: [{ method: 'GET', path: '/games/list' }],
  out: pageOf(GameCard),
  refusals: [],
  says: 'Every game that is offered',
});

export const gameFilters = call({
  stance: 'neutral',
  ...read,
  name: 'gameFilters',
  method: 'POST',
  path: '/games/filters',
  body: z.object({
    /** Only features that a game has which is offered now; else all that the house knows. */
    existsInGame: z._default(z.boolean(), false),
    /** Names of features are told in it. */
    lang: z.optional(LanguageCode),
  }),
  out: z.object({
    types: z.array(z.string()),
    studios: z.array(z.string()),
    features: z.array(z.object({ featureId: z.string(), name: z.string() })),
  }),
  refusals: [],
  says: 'The values that the filter offers',
});

export const getGame = call({
  stance: 'neutral',
  ...read,
  name: 'getGame',
  method: 'POST',
  path: '/games/:id',
  aliases: [{ method: 'GET', path: '/games/:id' }],
  params: gameId,
  body: z._default(z.object({ country: z.optional(CountryCode) }), {}),
  out: Game,
  refusals: ['not-found'],
  says: 'One game, by id or by its url-friendly name',
});

/** A player who is at a game now [§2]. */
export const PlayerAtGame = z.object({
  _id: Id,
  username: z.string(),
  icon: z.optional(z.string()),
  presence: z.enum(['online', 'recent', 'offline']),
});
export type PlayerAtGame = z.infer<typeof PlayerAtGame>;

export const gameOnline = call({
  stance: 'neutral',
  ...read,
  name: 'gameOnline',
  method: 'GET',
  path: '/games/get/:id/online',
  params: gameId,
  out: pageOf(PlayerAtGame),
  refusals: ['not-found'],
  says: 'Who plays this game now, the last to act first',
});

export const gameProfile = call({
  stance: 'neutral',
  ...read,
  name: 'gameProfile',
  method: 'GET',
  path: '/games/:id/profile',
  params: gameId,
  query: z.object({ country: z.optional(CountryCode) }),
  out: z.object({
    reviews: ReviewSummary,
    online: z.int(),
    winners: z.array(Winner),
    /** For each mode whether the caller may play, and if not, by which rule [§5]. */
    play: z.object({ fun: PlayProof, coins: PlayProof, money: PlayProof }),
    affiliates: z.array(Affiliate),
  }),
  refusals: ['not-found'],
  says: 'What surrounds a game: its reviews, players, winners, where it may be played',
});

export const setFavourite = call({
  stance: 'neutral',
  name: 'setFavourite',
  method: 'POST',
  path: '/games/:id/set-favourite',
  aliases: [{ method: 'POST', path: '/games/:id/set-favourite' }],
  audience: 'player',
  kind: 'command',
  rate: 'write',
  params: gameId,
  out: Done,
  refusals: ['not-found'],
  spec: '§7 B games',
  says: 'Keep a game among the favourites',
});

export const removeFavourite = call({
  stance: 'neutral',
  name: 'removeFavourite',
  method: 'POST',
  path: '/games/:id/remove-favourite',
  aliases: [{ method: 'POST', path: '/games/:id/remove-favourite' }],
  audience: 'player',
  kind: 'command',
  rate: 'write',
  params: gameId,
  out: Done,
  refusals: ['not-found'],
  spec: '§7 B games',
  says: 'Take a game from the favourites',
});

/** `FUN` for the demo balance, `COINS`, or a money currency [§1 play modes, decision 24]. */
export const LaunchCurrency = z.string().check(z.regex(/^(FUN|COINS|[A-Z]{3})$/));

export const launchGame = call({
  stance: 'stakes',
  name: 'launchGame',
  method: 'POST',
  path: '/games/:id/url',
  aliases: [{ method: 'POST', path: '/games/:id/get-url' }],
  audience: 'anyone',
  kind: 'command',
  rate: 'play',
  params: gameId,
  body: z.object({ currency: LaunchCurrency }),
  /** A single-use address, bound to player, game and currency, good for 60 s [decision 23]. */
  out: z.object({ url: z.string() }),
  refusals: ['not-found', 'not-signed-in', 'play-refused', 'currency-unknown'],
  spec: '§7 B games',
  says: 'A launch address of a game in one currency',
});
