import { dayAfter, dayAt, startOf } from '../../contract/day.rules';
import { deedsOf } from '../achievement/achievement.deeds';
import { stepsDone, talliesBetween } from '../achievement/achievement.tallies';
import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import type { Consumer } from '../store/consumer';
import { recordsNothing } from '../store/decision';
import { streamOf } from '../store/stream';
import { drawnFor } from './mission.catalogue';
import { decideAdvanceMissions, type MissionReached } from './mission.decider';
import { missionKind } from './mission.events';

const TENTHS = 10;

/**
 * Tells what players reached of their day's missions by what they did, and nothing twice. It reads
 * the counts of the day as they stand, so it may come late or again; what was done before there
 * were missions finishes none.
 */
export const advanceMissions = ({
  sql,
  store,
  missions,
}: Pick<Platform, 'sql' | 'store' | 'missions'>): Consumer => {
  const reachedOn = async (
    player: string,
    day: string,
    zone: string | undefined,
  ): Promise<MissionReached[]> => {
    const tallies = await talliesBetween(sql, player, {
      from: startOf(day, zone),
      until: startOf(dayAfter(day), zone),
    });
    return drawnFor(missions.on(day), player, day).map(({ name, step }) => {
      const [{ goal, progress } = { goal: 1, progress: 0 }] = stepsDone(
        { id: name, steps: [step] },
        tallies,
      );
      return {
        name,
        tenth: Math.floor((progress * TENTHS) / goal),
        complete: progress === goal,
      };
    });
  };

  const advance = async (player: string, instants: readonly string[]): Promise<void> => {
    const { account } = await store.load(streamOf(playerKind, player));
    if (account === undefined) return;
    const { timezone } = account;
    // What was done before midnight counts for the day that it was done on, however late it is read.
    const days = new Map(instants.map((at) => [dayAt(at, timezone), at] as const));
    const mission = streamOf(missionKind, player);
    for (const [day, at] of days) {
      const order = { day, reached: await reachedOn(player, day, timezone), at };
      const decide = (states: Parameters<typeof decideAdvanceMissions>[0]) =>
        decideAdvanceMissions(states, order);
      const known = decide({ mission: await store.load(mission) });
      if ('refused' in known || recordsNothing(known)) continue;
      await store.execute({ name: 'advanceMissions', at, streams: { mission }, decide });
    }
  };

  return {
    name: 'missions',
    stance: 'neutral',
    from: 'now',
    async handle(events) {
      const done = new Map<string, string[]>();
      for (const { player, at } of deedsOf(events)) {
        const instants = done.get(player) ?? [];
        instants.push(at);
        done.set(player, instants);
      }
      for (const [player, instants] of done) await advance(player, instants);
    },
  };
};
