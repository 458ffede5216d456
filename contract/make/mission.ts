import type { Mission, MissionDay } from '../mission';

/** Twenty rounds to play today, eight of them played. */
export const aMission = (given: Partial<Mission> = {}): Mission => ({
  _id: 'mission_2026-11-20-rounds',
  name: 'rounds',
  day: '2026-11-20',
  state: 'open',
  goal: 20,
  progress: 8,
  prize: 60,
  ...given,
});

/** The same with all of them played: what it pays waits. */
export const aFinishedMission = (given: Partial<Mission> = {}): Mission =>
  aMission({ state: 'finished', progress: 20, ...given });

/** What it pays was collected. */
export const aCollectedMission = (given: Partial<Mission> = {}): Mission =>
  aFinishedMission({ state: 'collected', ...given });

/** Its day is over. */
export const aMissedMission = (given: Partial<Mission> = {}): Mission =>
  aMission({ state: 'missed', ...given });

/** The third day in a row, on which nothing was finished yet. */
export const aMissionDay = (given: Partial<MissionDay> = {}): MissionDay => ({
  day: '2026-11-20',
  streak: 2,
  isKept: false,
  nextMs: 3_600_000,
  spins: 7,
  ...given,
});
