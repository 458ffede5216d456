import * as z from 'zod/mini';
import { staffCall } from './call';
import { need, paged, reading } from './desk';
import { Amount, Id, pageOf } from './words';

/** What is played, before those who answer for it [decision 149]. */
export const GameKept = z.object({
  /** Of the game and the currency. */
  _id: z.string(),
  gameId: Id,
  name: z.string(),
  studio: z.string(),
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
