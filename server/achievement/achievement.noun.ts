import { inMemory, type Noun } from '../noun';
import { advanceAchievements } from './achievement.advance';
import { enrichAchievement } from './achievement.enrich';
import { achievementKind, achievementsKind } from './achievement.events';
import { deedsProjection } from './achievement.projection';
import { achievementRoutes } from './achievement.routes';

export const achievementNoun: Noun = {
  routes: [achievementRoutes],
  kinds: [achievementKind, achievementsKind],
  ...inMemory('achievement.turned', ({ achievements }) => achievements),
  projections: [deedsProjection],
  consumers: (platform) => [advanceAchievements(platform)],
  enriches: (platform) => ({
    OnAchievementProgress: enrichAchievement(platform),
    OnAchievementCompleted: enrichAchievement(platform),
  }),
  personal: [
    { section: 'deeds', table: 'deeds', columns: ['player'] },
    { section: 'deedQuarters', table: 'deed_quarters', columns: ['player'] },
    { section: 'achievementWindows', table: 'achievement_windows', columns: ['player'] },
  ],
};
