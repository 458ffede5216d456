import * as z from 'zod/mini';
import { call } from './call';
import { Amount, GameNames, Id, Instant } from './words';

/** What free spins are granted for. */
export const spinSources = ['missions', 'level', 'house'] as const;
export type SpinSource = (typeof spinSources)[number];

/** Rounds of a slot for coins whose stake the house pays [decisions 44, 123]. */
export const FreeSpins = z.object({
  _id: Id,
  game: z.object({
    _id: Id,
    name: GameNames,
    defaultName: z.string(),
    urlFriendlyName: z.string(),
  }),
  source: z.enum(spinSources),
  /** Whole coins that each is played at. */
  stake: Amount,
  /** How many were granted, and how many are left. */
  total: z.int(),
  left: z.int(),
  expiresAt: Instant,
});
export type FreeSpins = z.infer<typeof FreeSpins>;

/** What is left of a grant, at the table that it is played at. */
export const SpinsLeft = z.object({ _id: Id, stake: Amount, left: z.int() });
export type SpinsLeft = z.infer<typeof SpinsLeft>;

export const listSpins = call({
  stance: 'neutral',
  name: 'listSpins',
  method: 'GET',
  path: '/spins',
  audience: 'player',
  kind: 'read',
  rate: 'read',
  out: z.object({ items: z.array(FreeSpins) }),
  refusals: [],
  spec: 'decision 44',
  says: 'The free spins that the caller has left, those that expire first before the others',
});
