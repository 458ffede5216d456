import { daysBetween, EPOCH } from '../../contract/day.rules';
import type { Step } from '../../contract/deed.rules';
import { type MissionName, missionNames } from '../../contract/mission';
import type { MissionTerms } from '../../contract/mission.desk';
import { catalogue } from '../../games/catalogue';
import { pick, sample } from '../../games/fair/draw.rules';
import { fairDraw } from '../../games/fair/fair.rules';

/** Something to do on a day: data, no code of its own [decision 122]. */
export interface MissionDefinition {
  readonly name: MissionName;
  readonly step: Step;
  /** Whole coins. */
  readonly prize: number;
}

/** What a mission asks for, whatever its goal and its prize are, and of which part of a day it is drawn. */
interface Task {
  readonly of: 'play' | 'company';
  readonly step: Omit<Step, 'goal'>;
}

const tasks: Readonly<Record<MissionName, Task>> = {
  rounds: { of: 'play', step: { deed: 'round' } },
  wins: { of: 'play', step: { deed: 'win' } },
  games: { of: 'play', step: { deed: 'round', measure: 'different' } },
  visit: { of: 'play', step: { deed: 'round' } },
  message: { of: 'company', step: { deed: 'message' } },
  letter: { of: 'company', step: { deed: 'letter' } },
  favourite: { of: 'company', step: { deed: 'favourite', measure: 'different' } },
};

/**
 * Sample data: an operator changes it [decision 196]. Those of play are done within ten minutes of play
 * for coins. Those among people take some moments, no coins and no friend: whoever may not play for coins
 * keeps their streak. None is done by a single press, or who does that would be told of missions all the
 * time.
 */
export const sampleMissions: Readonly<Record<MissionName, MissionTerms>> = {
  rounds: { isOffered: true, goal: 20, prize: 60 },
  wins: { isOffered: true, goal: 5, prize: 60 },
  games: { isOffered: true, goal: 3, prize: 50 },
  visit: { isOffered: true, goal: 10, prize: 50 },
  message: { isOffered: true, goal: 3, prize: 40 },
  letter: { isOffered: true, goal: 2, prize: 40 },
  favourite: { isOffered: true, goal: 3, prize: 30 },
};

const games = catalogue.map(({ urlFriendlyName }) => `game_${urlFriendlyName}`).sort();

/** Of each day: two to play, and one among people. */
const DRAWN = { play: 2, company: 1 } as const;
export const MISSIONS_A_DAY = DRAWN.play + DRAWN.company;

/** How every mission is on a day. */
export type MissionTable = Readonly<Record<MissionName, MissionTerms>>;

const offeredOf = (part: Task['of'], table: MissionTable): MissionDefinition[] =>
  missionNames.flatMap((name) => {
    const { of, step } = tasks[name];
    const { isOffered, goal, prize } = table[name];
    return of === part && isOffered ? [{ name, step: { ...step, goal }, prize }] : [];
  });

/** What is drawn of: to play, and among people. */
export const offeredIn = (table: MissionTable) => ({
  play: offeredOf('play', table),
  company: offeredOf('company', table),
});

/** Whether a table has as many as a day needs. */
export const isEnough = (table: MissionTable): boolean => {
  const { play, company } = offeredIn(table);
  return play.length >= DRAWN.play && company.length >= DRAWN.company;
};

/** What a mission asks for, and on which part of the days it is drawn of a table: a visit at each game. */
export const oddsOf = (
  name: MissionName,
  table: MissionTable,
): { step: Task['step']; odds: number } => {
  const { of, step } = tasks[name];
  const drawn = DRAWN[of] / offeredOf(of, table).length;
  const odds = name === 'visit' ? drawn / games.length : drawn;
  return { step, odds: table[name].isOffered ? odds : 0 };
};

/** The most that there are to be different: games to play, and to choose. */
export const mostOf = (name: MissionName): number =>
  name === 'games' || name === 'favourite' ? games.length : Number.POSITIVE_INFINITY;

/**
 * The missions of a player's day (`2026-11-24`): drawn from the day's table by player and day, so that
 * they are the same whenever they are asked for, and nothing has to be kept of them.
 */
export const drawnFor = (
  table: MissionTable,
  player: string,
  day: string,
): readonly MissionDefinition[] => {
  const draw = fairDraw({
    serverSeed: 'missions',
    clientSeed: player,
    nonce: Math.max(0, daysBetween(EPOCH, day)),
  });
  const { play, company } = offeredIn(table);
  return [...sample(draw, play, DRAWN.play), pick(draw, company)].map((mission) =>
    mission.name === 'visit'
      ? { ...mission, step: { ...mission.step, game: pick(draw, games) } }
      : mission,
  );
};

/** The id of a mission of a day. */
export const missionId = (day: string, name: string): string => `mission_${day}-${name}`;

/** Which day and mission an id names; undefined for what is none. */
export const missionOf = (id: string): { day: string; name: string } | undefined => {
  const [, day, name] = /^mission_(\d{4}-\d{2}-\d{2})-([a-z]+)$/.exec(id) ?? [];
  return day === undefined || name === undefined || Number.isNaN(Date.parse(day))
    ? undefined
    : { day, name };
};
