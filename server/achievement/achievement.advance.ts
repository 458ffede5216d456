import type { AchievementTerms } from '../../contract/achievement.desk';
import { progressOf } from '../../contract/achievement.rules';
import type { Platform } from '../platform';
import type { ShelfEvent } from '../shelf/shelf.events';
import type { Consumer } from '../store/consumer';
import { recordsNothing } from '../store/decision';
import { eventsOf } from '../store/projection';
import { streamOf } from '../store/stream';
import { type AchievementDefinition, definitionFrom } from './achievement.catalogue';
import { decideAdvance, type Reached } from './achievement.decider';
import { deedsOf } from './achievement.deeds';
import { type AchievementsState, achievementKind, achievementsKind } from './achievement.events';
import { heldBy, isKept } from './achievement.moves';
import { reachersOf } from './achievement.reach';
import { stepsDone, type Tallies, talliesOf } from './achievement.tallies';

type AchievementSet = Extract<
  ShelfEvent<'achievement', AchievementTerms>,
  { type: 'achievement.set' }
>;

const TENTHS = 10;
const PERCENT = 100;

const reachedBy = (
  wanted: readonly AchievementDefinition[],
  state: AchievementsState,
  tallies: Tallies,
): Reached[] =>
  wanted.map((offered) => {
    const definition = heldBy(offered, state[offered.id]);
    const { progress, total, percent } = progressOf(stepsDone(definition, tallies));
    return {
      definition,
      tenth: Math.floor((percent * TENTHS) / PERCENT),
      complete: progress === total,
    };
  });

/** How many players are told of something at once that they had done before it came to be. */
const AT_ONCE = 200;

/**
 * Tells what players reached by what they did, and nothing twice [decision 28]. It reads the counts
 * as they stand, so it may come late, again, or skip to the end; it begins at the beginning of the
 * log, since what was done before counts as well: of what is new or otherwise, whoever has done it
 * already is told at once [decision 195].
 */
export const advanceAchievements = ({
  sql,
  store,
  achievements,
}: Pick<Platform, 'sql' | 'store' | 'achievements'>): Consumer => {
  /** Tells these players, each by when they did the last of it, how far they are with what is wanted. */
  const advance = async (
    last: ReadonlyMap<string, string>,
    wanted: readonly AchievementDefinition[],
  ): Promise<void> => {
    const tallies = await talliesOf(sql, [...last.keys()]);
    for (const [player, at] of last) {
      const found = tallies.get(player);
      if (found === undefined) continue;
      const achievement = streamOf(achievementKind, player);
      const state = await store.load(achievement);
      const theirs = wanted.filter(
        (one) => state[one.id]?.completedAt === undefined && isKept(one, state[one.id], at),
      );
      const order = { reached: reachedBy(theirs, state, found), at };
      const decide = (states: Parameters<typeof decideAdvance>[0]) => decideAdvance(states, order);
      const known = decide({ achievement: state });
      if ('refused' in known || recordsNothing(known)) continue;
      await store.execute({ name: 'advanceAchievements', at, streams: { achievement }, decide });
    }
  };

  /** What was said anew, by what the log says: the memory of this process may not have heard of it yet. */
  const tellReached = async ({ id, terms, at }: AchievementSet): Promise<void> => {
    if (terms.limited !== undefined) return;
    const players = await reachersOf(sql, { id, steps: terms.steps });
    for (let from = 0; from < players.length; from += AT_ONCE) {
      const some = players.slice(from, from + AT_ONCE);
      await advance(new Map(some.map((player) => [player, at])), [definitionFrom(id, terms)]);
    }
  };

  return {
    name: 'achievements',
    stance: 'neutral',
    from: 'start',
    async handle(events) {
      const last = new Map(deedsOf(events).map(({ player, at }) => [player, at] as const));
      if (last.size > 0) await advance(last, achievements.all);
      for (const { event } of eventsOf(achievementsKind, events))
        if (event.type === 'achievement.set') await tellReached(event);
    },
  };
};
