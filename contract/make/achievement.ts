import type { Achievement } from '../achievement';

/** Ten rounds to win, four of them won. */
export const anAchievement = (given: Partial<Achievement> = {}): Achievement => ({
  _id: 'achievement_ten-wins',
  supplierAchievementId: 'ten-wins',
  name: 'Lucky hand',
  description: 'Win {goal} rounds',
  type: 1,
  state: 0,
  availableFrom: '2026-11-01T00:00:00.000Z',
  completed: 40,
  prize: 50,
  hidden: false,
  notStartedIconPath: '/assets/achievements/wins-pale.svg',
  achievedIconPath: '/assets/achievements/wins.svg',
  steps: [{ goal: 10, progress: 4, completed: false, claimed: false }],
  ...given,
});

const done = { goal: 10, progress: 10, completed: true };

/** The same with all of them won: its reward waits. */
export const aFinishedAchievement = (given: Partial<Achievement> = {}): Achievement =>
  anAchievement({
    state: 1,
    completed: 100,
    steps: [{ ...done, claimed: false }],
    achievedAt: '2026-11-20T20:00:00.000Z',
    ...given,
  });

/** Its reward was collected. */
export const anAchievedAchievement = (given: Partial<Achievement> = {}): Achievement =>
  aFinishedAchievement({ state: 3, steps: [{ ...done, claimed: true }], ...given });

/** One that is limited in time, and offered for 100 coins. */
export const anOfferedAchievement = (given: Partial<Achievement> = {}): Achievement =>
  anAchievement({
    _id: 'achievement_sprint',
    supplierAchievementId: 'sprint',
    name: 'Sprint',
    description: 'Play {goal} rounds within a day',
    expiresAt: '2026-11-23T00:00:00.000Z',
    daysToComplete: 1,
    completed: 0,
    cost: 100,
    rebuyCost: 150,
    prize: 300,
    notStartedIconPath: '/assets/achievements/time-pale.svg',
    achievedIconPath: '/assets/achievements/time.svg',
    steps: [{ goal: 150, progress: 0, completed: false, claimed: false }],
    ...given,
  });

/** The same, begun and lost half way. */
export const aLostAchievement = (given: Partial<Achievement> = {}): Achievement => {
  const { cost: _, ...rest } = anOfferedAchievement();
  return {
    ...rest,
    state: 2,
    completed: 50,
    expiresAt: '2026-11-20T18:00:00.000Z',
    steps: [{ goal: 150, progress: 75, completed: false, claimed: false }],
    ...given,
  };
};
