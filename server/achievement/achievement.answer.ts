import type { Achievement } from '../../contract/achievement';
import { isPriced, progressOf } from '../../contract/achievement.rules';
import { medalPath } from '../../contract/asset.rules';
import type { AchievementStep } from '../../contract/lifecycles';
import type { Catalogue } from '../game/game.catalogue';
import { ACHIEVEMENTS_SINCE, type AchievementDefinition } from './achievement.catalogue';
import type { Standing } from './achievement.events';
import { heldBy, stepOf } from './achievement.moves';
import { stepsDone, type Tallies } from './achievement.tallies';

/** The numbers of §4. */
const stateOf: Readonly<Record<AchievementStep, Achievement['state']>> = {
  offered: 0,
  open: 0,
  finished: 1,
  lost: 2,
  achieved: 3,
};

const DAY_HOURS = 24;

/** The Monday after `now`, 00:00 UTC: until then an offer stands, and then the next one does. */
const offerEnd = (now: string): string => {
  const day = new Date(now);
  const toMonday = 7 - ((day.getUTCDay() + 6) % 7);
  return new Date(
    Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + toMonday),
  ).toISOString();
};

/** What is told of the time and the price of one that is limited, where it stands. */
const limitsOf = (
  { limited }: AchievementDefinition,
  step: AchievementStep,
  { until }: Partial<Standing>,
  now: string,
): Partial<Achievement> => {
  if (limited === undefined) return {};
  const { hours, cost, rebuyCost } = limited;
  const facts = { state: stateOf[step], availableFrom: ACHIEVEMENTS_SINCE };
  const expiresAt = step === 'offered' ? offerEnd(now) : until;
  return {
    ...(hours % DAY_HOURS === 0
      ? { daysToComplete: hours / DAY_HOURS }
      : { hoursToComplete: hours }),
    ...(expiresAt === undefined ? {} : { expiresAt }),
    ...(step === 'offered' && isPriced({ ...facts, expiresAt }, Date.parse(now)) ? { cost } : {}),
    rebuyCost,
  };
};

/** An achievement as a player stands in it at `now`. */
export const achievementAnswer = (
  catalogue: Catalogue,
  offered: AchievementDefinition,
  { standing = {}, tallies, now }: { standing?: Partial<Standing>; tallies: Tallies; now: string },
): Achievement => {
  const definition = heldBy(offered, standing);
  const { id, phrase, name, description, motif, prize, typeId } = definition;
  const step = stepOf(definition, standing, now);
  // What was reached once stays so: of what it counted, something may be gone.
  const isDone = standing.completedAt !== undefined;
  const steps = stepsDone(definition, tallies).map(({ goal, progress }, at) => {
    const game = catalogue.find(definition.steps[at]?.game ?? '')?.game;
    return {
      ...(game === undefined
        ? {}
        : {
            game: {
              _id: game._id,
              name: game.name,
              defaultName: game.defaultName,
              urlFriendlyName: game.urlFriendlyName,
              art: game.art,
            },
          }),
      goal,
      progress: isDone ? goal : progress,
      completed: isDone || progress === goal,
      claimed: step === 'achieved',
    };
  });
  return {
    _id: id,
    supplierAchievementId: phrase ?? id,
    ...(phrase === undefined && { asWritten: true as const }),
    name,
    description,
    type: steps.length === 1 && steps[0]?.game !== undefined ? 0 : 1,
    state: stateOf[step],
    availableFrom: ACHIEVEMENTS_SINCE,
    ...limitsOf(definition, step, standing, now),
    completed: progressOf(steps).percent,
    prize,
    ...(typeId === undefined ? {} : { typeId }),
    hidden: definition.hidden ?? false,
    notStartedIconPath: medalPath(motif, false),
    achievedIconPath: medalPath(motif, true),
    steps,
    ...(standing.completedAt === undefined ? {} : { achievedAt: standing.completedAt }),
  };
};
