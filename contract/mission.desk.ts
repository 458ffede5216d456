import * as z from 'zod/mini';
import { staffCall } from './call';
import { need, paged, reading, Why, writing } from './desk';
import { MISSION_GOAL_MAX, MISSION_PRIZE_MAX } from './limits';
import { Day, MissionName } from './mission';
import { pageOf } from './words';

/** How a mission is, as the house says it [decisions 122, 196]. */
export const MissionTerms = z.object({
  /** Whether it is among those that are drawn. */
  isOffered: z.boolean(),
  /** How often it has to be done: none is done by a single press. */
  goal: z.int().check(z.gte(2), z.lte(MISSION_GOAL_MAX)),
  /** Whole coins. */
  prize: z.int().check(z.gte(0), z.lte(MISSION_PRIZE_MAX)),
});
export type MissionTerms = z.infer<typeof MissionTerms>;

export const MissionKept = z.extend(MissionTerms, {
  _id: MissionName,
  /** The same from a day on that is to come. */
  next: z.optional(z.object({ terms: MissionTerms, from: Day })),
});
export type MissionKept = z.infer<typeof MissionKept>;

/** What terms would have cost in the last thirty days. */
export const MissionCount = z.object({
  /** Days of players on which as much was done. */
  done: z.int(),
  players: z.int(),
  /** On so many of them it would have been drawn, on average. */
  drawn: z.int(),
  /** Whole coins for those. */
  coins: z.int(),
});
export type MissionCount = z.infer<typeof MissionCount>;

export const listMissionsKept = staffCall({
  ...reading,
  name: 'listMissionsKept',
  staff: need('games', 'read'),
  path: '/staff/missions',
  body: z.object(paged),
  out: pageOf(MissionKept),
  refusals: [],
  says: 'What players are asked to do on a day, and how it will be',
});

export const countMission = staffCall({
  ...reading,
  name: 'countMission',
  staff: need('games', 'read'),
  path: '/staff/missions/count',
  body: z.object({ _id: MissionName, terms: MissionTerms }),
  out: MissionCount,
  refusals: [],
  says: 'What a mission would have cost in the last thirty days, had it been so',
});

export const changeMission = staffCall({
  ...writing,
  name: 'changeMission',
  staff: need('games', 'write'),
  path: '/staff/missions/change',
  body: z.object({ _id: MissionName, terms: MissionTerms, why: Why }),
  refusals: [],
  says: 'Have it otherwise from the first day that has begun for nobody yet',
});
