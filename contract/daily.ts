import * as z from 'zod/mini';
import { call } from './call';
import { Amount } from './words';

/** What the house gives a player each day, as it stands on the player's day. */
export const DailyGift = z.object({
  /** `waiting` until it is opened on this day. */
  state: z.enum(['waiting', 'opened']),
  /** Whole coins: what it pays, or paid. */
  coins: Amount,
  /** Days in a row, this gift's included; a missed day is forgiven. */
  days: z.int(),
  /** Whole coins of the first day, the second, …; the last goes on. */
  ladder: z.array(Amount),
  /** Milliseconds until the next one. */
  nextMs: z.int(),
});
export type DailyGift = z.infer<typeof DailyGift>;

const player = { audience: 'player', path: '/gifts/daily', spec: 'decision 121' } as const;

export const readDaily = call({
  stance: 'neutral',
  ...player,
  name: 'readDaily',
  method: 'GET',
  kind: 'read',
  rate: 'read',
  out: DailyGift,
  refusals: [],
  says: 'The gift that the house has for the caller on their day',
});

export const openDaily = call({
  stance: 'promotes',
  ...player,
  name: 'openDaily',
  method: 'POST',
  kind: 'command',
  rate: 'write',
  out: z.object({ daily: DailyGift, balance: Amount }),
  refusals: [],
  says: 'Open the gift of the day; opening it again changes nothing',
});
