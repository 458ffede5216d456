import { daysBetween, EPOCH } from '../../contract/day.rules';
import type { MissionName } from '../../contract/mission';
import { catalogue } from '../../games/catalogue';
import { pick, sample } from '../../games/fair/draw.rules';
import { fairDraw } from '../../games/fair/fair.rules';
import type { StepDefinition } from '../achievement/achievement.catalogue';

/** Something to do on a day: data, no code of its own [decision 122]. */
export interface MissionDefinition {
  readonly name: MissionName;
  readonly step: StepDefinition;
  /** Whole coins. */
  readonly prize: number;
}

/** Each is done within ten minutes of play for coins. */
export const ofPlay: readonly MissionDefinition[] = [
  { name: 'rounds', step: { deed: 'round', goal: 20 }, prize: 60 },
  { name: 'wins', step: { deed: 'win', goal: 5 }, prize: 60 },
  { name: 'games', step: { deed: 'round', measure: 'different', goal: 3 }, prize: 50 },
  { name: 'visit', step: { deed: 'round', goal: 10 }, prize: 50 },
];

/**
 * Each takes some moments, no coins and no friend: whoever may not play for coins keeps their streak.
 * None is done by a single press, or who does that would be told of missions all the time.
 */
const ofCompany: readonly MissionDefinition[] = [
  { name: 'message', step: { deed: 'message', goal: 3 }, prize: 40 },
  { name: 'letter', step: { deed: 'letter', goal: 2 }, prize: 40 },
  { name: 'favourite', step: { deed: 'favourite', measure: 'different', goal: 3 }, prize: 30 },
];

const games = catalogue.map(({ urlFriendlyName }) => `game_${urlFriendlyName}`).sort();

/** Of each day: two to play, and one among people. */
const OF_PLAY = 2;
export const MISSIONS_A_DAY = OF_PLAY + 1;

/**
 * The missions of a player's day (`2026-11-24`): drawn from the table by player and day, so that
 * they are the same whenever they are asked for, and nothing has to be kept of them.
 */
export const drawnFor = (player: string, day: string): readonly MissionDefinition[] => {
  const draw = fairDraw({
    serverSeed: 'missions',
    clientSeed: player,
    nonce: Math.max(0, daysBetween(EPOCH, day)),
  });
  return [...sample(draw, ofPlay, OF_PLAY), pick(draw, ofCompany)].map((mission) =>
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
