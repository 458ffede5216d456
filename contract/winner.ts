import * as z from 'zod/mini';
import { call } from './call';
import { Amount, Currency, GameNames, Id } from './words';

/** `YYYY-MM-DD HH:mm:ss` in UTC; the client appends Z [§3]. */
export const WinnerTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/));

/** A line of a winners list [§3 Winner entry]. */
export const Winner = z.object({
  player: z.string(),
  /** Absent where the reader may not know more than the name: a block, an erased account [decision 18]. */
  playerId: z.optional(Id),
  icon: z.optional(z.string()),
  presence: z.enum(['online', 'recent', 'offline']),
  amount: Amount,
  currency: z.string(),
  gameId: z.optional(Id),
  game: z.optional(
    z.object({ name: GameNames, defaultName: z.string(), urlFriendlyName: z.string() }),
  ),
  /** The tournament that paid it; the phrases of `templateId` name a recurring one. */
  tournament: z.optional(
    z.object({ _id: Id, name: z.string(), templateId: z.optional(z.string()) }),
  ),
  /** Scratcher type: starts with neon, lanterns or zodiac. */
  typeId: z.optional(z.string()),
  createdAt: WinnerTime,
});
export type Winner = z.infer<typeof Winner>;

export const homeWinners = call({
  stance: 'neutral',
  name: 'homeWinners',
  method: 'GET',
  path: '/home/winners',
  audience: 'anyone',
  kind: 'read',
  rate: 'read',
  out: z.object({
    coins: z.array(Winner),
    money: z.array(Winner),
    superJackpot: z.array(Winner),
  }),
  refusals: [],
  spec: '§7 B',
  says: 'The latest ten winners of coins, of money and of the super jackpot',
});

export const gameWinners = call({
  stance: 'neutral',
  name: 'gameWinners',
  method: 'POST',
  path: '/games/winners',
  audience: 'anyone',
  kind: 'read',
  rate: 'read',
  body: z.object({
    /** `COINS`, an ISO code, or `money` for all of those. */
    currency: z.optional(z.union([Currency, z.literal('money')])),
    type: z.optional(z.enum(['all', 'jackpot'])),
    /** Also of the games that third parties run on our wallets; without it they are told too. */
    network: z.optional(z.boolean()),
    /** Only these games; an empty list is no filter. */
    favoriteGames: z.optional(z.array(Id).check(z.maxLength(500))),
  }),
  out: z.object({ items: z.array(Winner) }),
  refusals: [],
  spec: '§7 B',
  says: 'The latest ten winners that fit',
});
