import * as z from 'zod/mini';
import { achievementStates } from './achievement.rules';
import { call } from './call';
import { ACHIEVEMENTS_PAGE } from './limits';
import { Amount, GameNames, Id, Instant, PageIndex, PageSize, pageOf } from './words';

/** As §4 numbers them. */
export const AchievementState = z.literal(achievementStates);

const AchievementGame = z.object({
  _id: Id,
  name: GameNames,
  defaultName: z.string(),
  urlFriendlyName: z.string(),
  art: z.string(),
});

/** One thing to be done so often [§3 Achievement]. */
export const AchievementStep = z.object({
  /** Where it counts; absent where it counts everywhere. */
  game: z.optional(AchievementGame),
  goal: z.int(),
  /** How often it was done, never more than `goal`. */
  progress: z.int(),
  completed: z.boolean(),
  /** Its reward was collected. */
  claimed: z.boolean(),
});
export type AchievementStep = z.infer<typeof AchievementStep>;

/** Something to reach, as one player stands in it [§3 Achievement, §4, decision 28]. */
export const Achievement = z.object({
  _id: Id,
  /** What its name and description are translated by. */
  supplierAchievementId: z.string(),
  /** Name and description have no translation: they are shown as they are. */
  asWritten: z.optional(z.literal(true)),
  /** In English; the translation has the goal of the first step and its game at hand. */
  name: z.string(),
  description: z.string(),
  /** 0: of one game, which it links to. */
  type: z.union([z.literal(0), z.literal(1)]),
  state: AchievementState,
  availableFrom: Instant,
  /** Until when it may be begun or, once begun, completed; absent where time does not matter. */
  expiresAt: z.optional(Instant),
  /** How long it may take once it is begun. */
  daysToComplete: z.optional(z.int()),
  hoursToComplete: z.optional(z.int()),
  /** Whole percent. */
  completed: z.int(),
  /** Whole coins to begin it; absent once it is begun. */
  cost: z.optional(Amount),
  /** Whole coins to go on with it where it was lost. */
  rebuyCost: z.optional(Amount),
  /** Whole coins that it pays. */
  prize: Amount,
  /** Kind of scratch card that it pays besides. */
  typeId: z.optional(z.string()),
  /** Told only to whoever has reached it. */
  hidden: z.boolean(),
  notStartedIconPath: z.string(),
  achievedIconPath: z.string(),
  steps: z.array(AchievementStep),
  /** When it was reached. */
  achievedAt: z.optional(Instant),
});
export type Achievement = z.infer<typeof Achievement>;

const read = { audience: 'anyone', kind: 'read', rate: 'read', method: 'GET' } as const;
const command = { audience: 'player', kind: 'command', rate: 'write', method: 'POST' } as const;
const paging = {
  pageIndex: z._default(PageIndex, 0),
  pageSize: z._default(PageSize, ACHIEVEMENTS_PAGE),
};

export const listAchievements = call({
  stance: 'neutral',
  ...read,
  name: 'listAchievements',
  path: '/games/achievements',
  query: z.object({
    ...paging,
    state: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(3))),
    gameId: z.optional(Id),
    /** Somebody else’s: only what they achieved. */
    playerId: z.optional(Id),
  }),
  out: pageOf(Achievement),
  refusals: ['not-found'],
  spec: '§7 B achievements',
  says: 'A page of achievements as a player stands in them: what waits first, then what is near',
});

export const achievementsOfGame = call({
  stance: 'neutral',
  ...read,
  name: 'achievementsOfGame',
  path: '/games/achievements/getByGame/:id',
  params: z.object({ id: Id }),
  out: z.object({ items: z.array(Achievement) }),
  refusals: ['not-found'],
  spec: '§7 B achievements',
  says: 'The achievements of a game as the caller stands in them',
});

export const readAchievement = call({
  stance: 'neutral',
  ...read,
  name: 'readAchievement',
  path: '/games/achievements/:id',
  params: z.object({ id: Id }),
  out: Achievement,
  refusals: ['not-found'],
  spec: '§7 B achievements',
  says: 'One achievement as the caller stands in it',
});

export const achievedBy = call({
  stance: 'neutral',
  ...read,
  name: 'achievedBy',
  path: '/achievements',
  query: z.object({ ...paging, playerId: z.optional(Id) }),
  out: pageOf(Achievement),
  refusals: ['not-found', 'not-signed-in'],
  spec: '§7 B achievements',
  says: 'A page of what a player achieved, the latest first; the caller’s own without a player',
});

export const activateAchievement = call({
  stance: 'stakes',
  ...command,
  name: 'activateAchievement',
  path: '/games/achievement/activate',
  /** Its id, or the achievement itself, of which only the id counts. */
  body: z.object({ achievement: z.union([Id, z.object({ _id: Id })]) }),
  out: z.object({ achievement: Achievement, balance: Amount }),
  refusals: ['not-found', 'step-illegal', 'insufficient-amount', 'play-refused'],
  spec: '§7 B achievements, §4 Achievement state',
  says: 'Begin one that is limited in time, or go on with one that was lost, for its price',
});

export const collectAchievement = call({
  stance: 'promotes',
  ...command,
  name: 'collectAchievement',
  path: '/games/achievement/collect',
  body: z.object({ achievedId: Id }),
  out: z.object({ achievement: Achievement, balance: Amount }),
  refusals: ['not-found', 'step-illegal'],
  spec: '§7 B achievements, §4 Achievement state',
  says: 'Collect the reward of one that is finished, once',
});
