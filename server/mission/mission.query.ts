import { dayAfter, dayAt, startOf, streakOn } from '../../contract/day.rules';
import type { Mission, MissionDay } from '../../contract/mission';
import { spinsOf } from '../../contract/mission.rules';
import { stepsDone, talliesBetween } from '../achievement/achievement.tallies';
import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import { streamOf } from '../store/stream';
import { drawnFor, type MissionDefinition, missionId, missionOf } from './mission.catalogue';
import { type MissionStanding, type MissionsState, missionKind } from './mission.events';
import { stepOf } from './mission.moves';

/** Between two days of a streak one may be missed: until then it stands. */
const STREAK_STANDS_DAYS = 2;

/** Missions as their player stands in them. */
export const missionQuery = ({
  sql,
  store,
  catalogue,
  missions,
  now,
}: Pick<Platform, 'sql' | 'store' | 'catalogue' | 'missions' | 'now'>) => {
  const answer = (
    day: string,
    { name, step, prize }: MissionDefinition,
    today: string,
    { standing, progress }: { standing: MissionStanding | undefined; progress: number },
  ): Mission => {
    const state = stepOf(standing, day, today);
    const game = catalogue.find(step.game ?? '')?.game;
    // What was finished stays so: of what it counted, something may be gone.
    const isDone = state === 'finished' || state === 'collected';
    return {
      _id: missionId(day, name),
      name,
      day,
      state,
      goal: step.goal,
      progress: isDone ? step.goal : progress,
      prize,
      ...(game === undefined
        ? {}
        : {
            game: {
              _id: game._id,
              name: game.name,
              defaultName: game.defaultName,
              urlFriendlyName: game.urlFriendlyName,
            },
          }),
    };
  };

  /** Those that a player was drawn on a day. */
  const ofDay = async (
    player: string,
    day: string,
    { state, zone, today }: { state: MissionsState; zone: string | undefined; today: string },
  ): Promise<Mission[]> => {
    const tallies = await talliesBetween(sql, player, {
      from: startOf(day, zone),
      until: startOf(dayAfter(day), zone),
    });
    return drawnFor(missions.on(day), player, day).map((definition) => {
      const { name, step } = definition;
      const [{ progress } = { progress: 0 }] = stepsDone({ id: name, steps: [step] }, tallies);
      return answer(day, definition, today, { standing: state.days[day]?.[name], progress });
    });
  };

  const load = async (player: string) => {
    const [{ account }, state] = await Promise.all([
      store.load(streamOf(playerKind, player)),
      store.load(streamOf(missionKind, player)),
    ]);
    const zone = account?.timezone;
    return { state, zone, today: dayAt(new Date(now()).toISOString(), zone) };
  };

  const dayOf = (
    { streak }: MissionsState,
    today: string,
    zone: string | undefined,
  ): MissionDay => ({
    day: today,
    streak:
      streak !== undefined && today <= dayAfter(streak.day, STREAK_STANDS_DAYS) ? streak.days : 0,
    isKept: streak !== undefined && today <= streak.day,
    nextMs: Date.parse(startOf(dayAfter(today), zone)) - now(),
    // As many as today's last one brings, once one of today is finished.
    spins: spinsOf(streakOn(streak, today)),
  });

  return {
    /** The three of the player's day; after them what waits of days before, the latest first. */
    async list(player: string): Promise<{ items: Mission[]; total: number; today: MissionDay }> {
      const loaded = await load(player);
      const { state, zone, today } = loaded;
      const before = Object.keys(state.days)
        .filter((day) => day !== today)
        .sort()
        .reverse();
      const [own, ...others] = await Promise.all(
        [today, ...before].map((day) => ofDay(player, day, loaded)),
      );
      const waiting = others.flat().filter((one) => one.state === 'finished');
      const items = [...(own ?? []), ...waiting];
      return { items, total: items.length, today: dayOf(state, today, zone) };
    },

    /** Those of these that the player has, by id. */
    async byId(player: string, ids: readonly string[]): Promise<Map<string, Mission>> {
      const loaded = await load(player);
      const days = new Set(ids.flatMap((id) => missionOf(id)?.day ?? []));
      const found = await Promise.all([...days].map((day) => ofDay(player, day, loaded)));
      return new Map(found.flat().map((one) => [one._id, one] as const));
    },
  };
};
