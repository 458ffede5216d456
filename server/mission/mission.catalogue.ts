import { daysBetween, EPOCH } from '../../contract/day.rules';
import type { Step } from '../../contract/deed.rules';
import type { MissionName } from '../../contract/mission';
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

/** What a mission asks for, whatever its goal and its prize are. */
interface Task {
  readonly name: MissionName;
  readonly step: Omit<Step, 'goal'>;
}

const playTasks: readonly Task[] = [
  { name: 'rounds', step: { deed: 'round' } },
  { name: 'wins', step: { deed: 'win' } },
  { name: 'games', step: { deed: 'round', measure: 'different' } },
  { name: 'visit', step: { deed: 'round' } },
];

const companyTasks: readonly Task[] = [
  { name: 'message', step: { deed: 'message' } },
  { name: 'letter', step: { deed: 'letter' } },
  { name: 'favourite', step: { deed: 'favourite', measure: 'different' } },
];

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
const OF_PLAY = 2;
export const MISSIONS_A_DAY = OF_PLAY + 1;

/** How every mission is on a day. */
export type MissionTable = Readonly<Record<MissionName, MissionTerms>>;

const offeredOf = (tasks: readonly Task[], table: MissionTable): MissionDefinition[] =>
  tasks.flatMap(({ name, step }) => {
    const { isOffered, goal, prize } = table[name];
    return isOffered ? [{ name, step: { ...step, goal }, prize }] : [];
  });

/** What is drawn of: to play, and among people. */
export const offeredIn = (table: MissionTable) => ({
  play: offeredOf(playTasks, table),
  company: offeredOf(companyTasks, table),
});

/** Whether a table has as many as a day needs. */
export const isEnough = (table: MissionTable): boolean => {
  const { play, company } = offeredIn(table);
  return play.length >= OF_PLAY && company.length > 0;
};

/** What a mission asks for, and on which part of the days it is drawn of a table: a visit at each game. */
export const oddsOf = (
  name: MissionName,
  table: MissionTable,
): { step: Task['step']; odds: number } => {
  const { play, company } = offeredIn(table);
  const ofPlay = playTasks.find((task) => task.name === name);
  const { step } = ofPlay ??
    companyTasks.find((task) => task.name === name) ?? { step: { deed: 'round' } };
  if (!table[name].isOffered) return { step, odds: 0 };
  if (ofPlay === undefined) return { step, odds: 1 / company.length };
  return { step, odds: OF_PLAY / play.length / (name === 'visit' ? games.length : 1) };
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
  return [...sample(draw, play, OF_PLAY), pick(draw, company)].map((mission) =>
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
