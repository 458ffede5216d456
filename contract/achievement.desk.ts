import * as z from 'zod/mini';
import { achievementMotifs } from './asset.rules';
import { staffCall } from './call';
import { deeds, measures } from './deed.rules';
import { need, paged, reading, Why, writing } from './desk';
import {
  ACHIEVEMENT_GOAL_MAX,
  ACHIEVEMENT_HOURS_MAX,
  ACHIEVEMENT_NAME_MAX,
  ACHIEVEMENT_PRIZE_MAX,
  ACHIEVEMENT_STEPS_MAX,
  ACHIEVEMENT_TEXT_MAX,
} from './limits';
import { Id, pageOf, textOf } from './words';

const coins = z.int().check(z.gte(0), z.lte(ACHIEVEMENT_PRIZE_MAX));
const from1 = (most: number) => z.int().check(z.gte(1), z.lte(most));

/** Something to reach, as the house says it [§3 Achievement, decision 195]. */
export const AchievementTerms = z.object({
  name: textOf(1, ACHIEVEMENT_NAME_MAX),
  /** `{goal}` and `{game}` stand for those of its first step. */
  description: textOf(1, ACHIEVEMENT_TEXT_MAX),
  /** What its picture shows. */
  motif: z.enum(achievementMotifs),
  /** All of them have to be done. */
  steps: z
    .array(
      z.object({
        deed: z.enum(deeds),
        measure: z.optional(z.enum(measures)),
        game: z.optional(Id),
        goal: from1(ACHIEVEMENT_GOAL_MAX),
      }),
    )
    .check(z.minLength(1), z.maxLength(ACHIEVEMENT_STEPS_MAX)),
  /** Whole coins. */
  prize: coins,
  /** Kind of scratch card that it pays besides. */
  typeId: z.optional(textOf(1, 40)),
  /** Told only to whoever has reached it. */
  hidden: z.optional(z.literal(true)),
  /** It is begun for a price in whole coins, and has to be done within so many hours. */
  limited: z.optional(
    z.object({ hours: from1(ACHIEVEMENT_HOURS_MAX), cost: coins, rebuyCost: coins }),
  ),
});
export type AchievementTerms = z.infer<typeof AchievementTerms>;

export const AchievementKept = z.extend(AchievementTerms, {
  _id: Id,
  /** By how many players it was reached. */
  reached: z.int(),
});
export type AchievementKept = z.infer<typeof AchievementKept>;

/** What terms would cost at once, since what was done before counts. */
export const AchievementCount = z.object({
  /** Players who have done all of it, and were not paid for it yet. */
  reached: z.int(),
  /** Players who have done half of it or more. */
  near: z.int(),
  /** Players who have done anything of it. */
  begun: z.int(),
});
export type AchievementCount = z.infer<typeof AchievementCount>;

const shared = { ...writing, staff: need('games', 'write') } as const;

export const listAchievementsKept = staffCall({
  ...reading,
  name: 'listAchievementsKept',
  staff: need('games', 'read'),
  path: '/staff/achievements',
  body: z.object(paged),
  out: pageOf(AchievementKept),
  refusals: [],
  says: 'What there is to reach, in the order of players’ lists',
});

export const countAchievement = staffCall({
  ...reading,
  name: 'countAchievement',
  staff: need('games', 'read'),
  path: '/staff/achievements/count',
  /** `_id`: of the one that is to be so. */
  body: z.object({ _id: z.optional(Id), terms: AchievementTerms }),
  out: AchievementCount,
  refusals: [],
  says: 'How many have done what it asks for, before it comes to be',
});

export const makeAchievement = staffCall({
  ...shared,
  name: 'makeAchievement',
  path: '/staff/achievements/make',
  body: z.object({ terms: AchievementTerms, why: Why }),
  refusals: [],
  says: 'Have something more to reach; whoever has done it already has reached it',
});

export const changeAchievement = staffCall({
  ...shared,
  name: 'changeAchievement',
  path: '/staff/achievements/change',
  body: z.object({ _id: Id, terms: AchievementTerms, why: Why }),
  refusals: ['not-found'],
  says: 'Have it otherwise; what was begun for a price or reached stays as it was',
});

export const endAchievement = staffCall({
  ...shared,
  name: 'endAchievement',
  path: '/staff/achievements/end',
  body: z.object({ _id: Id, why: Why }),
  refusals: ['not-found'],
  says: 'Have it no more; what was begun for a price goes on, what was reached is paid',
});
