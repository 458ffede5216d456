import * as z from 'zod/mini';
import { call } from './call';
import { Amount, GameNames, Id, pageOf } from './words';

/** What there is to do on a day: what its words are known by. */
export const missionNames = [
  'rounds',
  'wins',
  'games',
  'visit',
  'message',
  'letter',
  'favourite',
] as const;
export const MissionName = z.enum(missionNames);
export type MissionName = z.infer<typeof MissionName>;

/** A day of a player's: `2026-11-24`. */
export const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Something to do on one day [decision 122]. */
export const Mission = z.object({
  _id: Id,
  name: MissionName,
  day: Day,
  state: z.enum(['open', 'finished', 'missed', 'collected']),
  /** How often it has to be done. */
  goal: z.int(),
  /** How often it was done on its day, never more than `goal`. */
  progress: z.int(),
  /** Whole coins that it pays. */
  prize: Amount,
  /** Where alone it counts; absent where it counts everywhere. */
  game: z.optional(
    z.object({ _id: Id, name: GameNames, defaultName: z.string(), urlFriendlyName: z.string() }),
  ),
});
export type Mission = z.infer<typeof Mission>;

/** A player's day, as their missions stand in it. */
export const MissionDay = z.object({
  day: Day,
  /** Days in a row on which a mission was finished; one missed day between two is forgiven. */
  streak: z.int(),
  /** One was finished today. */
  isKept: z.boolean(),
  /** Milliseconds until there are new ones. */
  nextMs: z.int(),
  /** Free spins that come with the last of the three. */
  spins: z.int(),
});
export type MissionDay = z.infer<typeof MissionDay>;

export const listMissions = call({
  stance: 'neutral',
  audience: 'player',
  kind: 'read',
  rate: 'read',
  name: 'listMissions',
  method: 'GET',
  path: '/missions',
  out: z.extend(pageOf(Mission), { today: MissionDay }),
  refusals: [],
  spec: 'decision 122',
  says: 'The three missions of the caller’s day, and what is still to be collected of days before',
});

export const collectMission = call({
  stance: 'promotes',
  audience: 'player',
  kind: 'command',
  rate: 'write',
  name: 'collectMission',
  method: 'POST',
  path: '/missions/collect',
  body: z.object({ missionId: Id }),
  out: z.object({ mission: Mission, balance: Amount }),
  refusals: ['not-found', 'step-illegal', 'not-signed-in'],
  spec: 'decision 122',
  says: 'Collect what a finished mission pays, once',
});
