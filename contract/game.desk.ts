import * as z from 'zod/mini';
import { staffCall } from './call';
import { need, paged, reading, Why, writing } from './desk';
import { urlFriendly } from './game.rules';
import {
  GAME_FEATURE_MAX,
  GAME_FEATURES_MAX,
  GAME_PLACES_MAX,
  GAME_RANK_MAX,
  GAME_STUDIO_MAX,
  STAKES_MAX,
} from './limits';
import { BrandPicture, PICTURE_SIGNS } from './look.desk';
import { isCreatable } from './phrase.rules';
import { Amount, Currency, Id, PlaceCode, pageOf, textOf } from './words';

/** What an operator lets a game win in a currency, in minor units; what is absent has no bound. */
export const Cap = z.object({
  /** One round, a jackpot left aside. */
  winMost: z.optional(Amount.check(z.gte(1))),
  /** All open rounds together. */
  openMost: z.optional(Amount.check(z.gte(1))),
});
export type Cap = z.infer<typeof Cap>;

/** A name in which any space is one space: what is told apart by eye alone. */
const nameOf = (max: number) =>
  textOf(1, max).check(z.overwrite((name) => name.replace(/\s+/g, ' ')));

/** Its English name, which translators find as a phrase: `Feature.Free spins`. */
const FeatureName = nameOf(GAME_FEATURE_MAX).check(
  z.refine(
    (name) =>
      isCreatable(`Feature.${name}`) && !/[,;]/.test(name) && urlFriendly(name).trim() !== '',
  ),
);

/** What of a game is shown otherwise than it shipped; what is absent is shown so [decision 198]. */
export const GameShown = z.object({
  /** Who made it; `All` is every studio there is [§5 Game filtering]. */
  studio: z.optional(nameOf(GAME_STUDIO_MAX).check(z.refine((name) => name !== 'All'))),
  /** All of them. */
  features: z.optional(z.array(FeatureName).check(z.minLength(1), z.maxLength(GAME_FEATURES_MAX))),
  /** The cover, 4 by 3. */
  image: z.optional(BrandPicture),
});
export type GameShown = z.infer<typeof GameShown>;

/** What is played, before those who answer for it [decision 149]. */
export const GameKept = z.object({
  /** Of the game and the currency. */
  _id: z.string(),
  gameId: Id,
  name: z.string(),
  /** As they are shown. */
  studio: z.string(),
  features: z.array(z.string()),
  /** The address of its cover where that is a picture. */
  image: z.optional(z.string()),
  /** Of the sums below; absent of a game that nobody played. */
  currency: z.optional(z.string()),
  /** Of one unit staked, 0 to 1: as published, and so far. */
  published: z.number(),
  soFar: z.optional(z.number()),
  /** Half the width of the 95 % interval around it. */
  band: z.optional(z.number()),
  /** Of many rounds the published return lies outside the interval: by chance one in twenty does. */
  isOdd: z.boolean(),
  rounds: z.int(),
  /** Minor units. */
  staked: Amount,
  returned: Amount,
  /** The most that one round pays, by its stake: what the house is exposed to. */
  maxWin: z.optional(z.number()),
  caps: z.array(z.object({ currency: Currency, ...Cap.shape })),
  /** In minor units, ascending, of each currency in which they are not the game's own. */
  stakes: z.array(z.object({ currency: Currency, stakes: z.array(Amount) })),
  /** The places that it is kept from. */
  withheld: z.array(PlaceCode),
  /** Where it stands among those that stand first, from 1; absent where it does not. */
  rank: z.optional(z.int()),
});
export type GameKept = z.infer<typeof GameKept>;

export const listGamesKept = staffCall({
  ...reading,
  name: 'listGamesKept',
  staff: need('games', 'read'),
  path: '/staff/games',
  body: z.object(paged),
  out: pageOf(GameKept),
  refusals: [],
  says: 'Games with the return that is published and the one so far, and how sure that is',
});

export const capGame = staffCall({
  ...writing,
  name: 'capGame',
  isFresh: true,
  staff: need('games', 'write'),
  path: '/staff/games/cap',
  body: z.object({ _id: Id, currency: Currency, ...Cap.shape, why: Why }),
  refusals: ['not-found', 'currency-unknown'],
  says: 'Bound what a round of a game may win in a currency, and what its open rounds may together',
});

export const setStakes = staffCall({
  ...writing,
  name: 'setStakes',
  isFresh: true,
  staff: need('games', 'write'),
  path: '/staff/games/stakes',
  body: z.object({
    _id: Id,
    currency: Currency,
    /** Minor units, ascending, each once; none: the game's own. */
    stakes: z.array(Amount.check(z.gte(1))).check(z.maxLength(STAKES_MAX)),
    why: Why,
  }),
  refusals: ['not-found', 'currency-unknown', 'stake-refused'],
  says: 'Say which stakes a game offers in a currency',
});

export const withholdGame = staffCall({
  ...writing,
  name: 'withholdGame',
  isFresh: true,
  staff: need('games', 'write'),
  path: '/staff/games/withhold',
  body: z.object({
    _id: Id,
    /** All of them; none: it is offered everywhere. */
    places: z.array(PlaceCode).check(z.maxLength(GAME_PLACES_MAX)),
    why: Why,
  }),
  refusals: ['not-found'],
  says: 'Say from which places a game is kept: it is in no list there, and takes no bets',
});

export const rankGame = staffCall({
  ...writing,
  name: 'rankGame',
  isFresh: true,
  staff: need('games', 'write'),
  path: '/staff/games/rank',
  body: z.object({
    _id: Id,
    /** 1 is the first; none: it stands among the others. */
    rank: z.optional(z.int().check(z.gte(1), z.lte(GAME_RANK_MAX))),
    why: Why,
  }),
  refusals: ['not-found'],
  says: 'Say where a game stands among those that the lobby shows first',
});

export const showGame = staffCall({
  ...writing,
  name: 'showGame',
  isFresh: true,
  staff: need('games', 'write'),
  rate: 'upload',
  bytes: PICTURE_SIGNS + 16_384,
  path: '/staff/games/show',
  body: z.object({ _id: Id, shown: GameShown, why: Why }),
  refusals: ['not-found', 'image-refused', 'images-busy'],
  says: 'Say by whose name, with which features and under which picture a game is shown',
});
