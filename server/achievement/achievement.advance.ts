import { progressOf } from '../../contract/achievement.rules';
import type { Platform } from '../platform';
import type { Consumer } from '../store/consumer';
import { recordsNothing } from '../store/decision';
import { streamOf } from '../store/stream';
import { achievements } from './achievement.catalogue';
import { decideAdvance, type Reached } from './achievement.decider';
import { deedsOf } from './achievement.deeds';
import { achievementKind } from './achievement.events';
import { stepsDone, type Tallies, talliesOf } from './achievement.tallies';

const TENTHS = 10;
const PERCENT = 100;

const reachedBy = (tallies: Tallies): Reached[] =>
  achievements.map((definition) => {
    const steps = stepsDone(definition, tallies);
    const { progress, total, percent } = progressOf(steps);
    return {
      definition,
      tenth: Math.floor((percent * TENTHS) / PERCENT),
      complete: progress === total,
    };
  });

/**
 * Tells what players reached by what they did, and nothing twice [decision 28]. It reads the counts
 * as they stand, so it may come late, again, or skip to the end; it begins at the beginning of the
 * log, since what was done before counts as well.
 */
export const advanceAchievements = ({ sql, store }: Pick<Platform, 'sql' | 'store'>): Consumer => ({
  name: 'achievements',
  stance: 'neutral',
  from: 'start',
  async handle(events) {
    const last = new Map(deedsOf(events).map(({ player, at }) => [player, at] as const));
    if (last.size === 0) return;
    const tallies = await talliesOf(sql, [...last.keys()]);
    for (const [player, at] of last) {
      const found = tallies.get(player);
      if (found === undefined) continue;
      const order = { reached: reachedBy(found), at };
      const achievement = streamOf(achievementKind, player);
      const decide = (states: Parameters<typeof decideAdvance>[0]) => decideAdvance(states, order);
      const known = decide({ achievement: await store.load(achievement) });
      if ('refused' in known || recordsNothing(known)) continue;
      await store.execute({
        name: 'advanceAchievements',
        at,
        streams: { achievement },
        decide,
      });
    }
  },
});
