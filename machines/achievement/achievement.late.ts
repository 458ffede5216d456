import { noun, resident } from '../app/noun';
import { achievedMachine } from './achieved.machine';
import { achievedPorts } from './achieved.words';
import { achievementMachine } from './achievement.machine';
import { achievementPorts } from './achievement.words';
import { achievementsMachine } from './achievements.machine';
import { achievementsPorts } from './achievements.words';
import { gameAchievementsMachine } from './gameAchievements.machine';
import { gameAchievementsPorts } from './gameAchievements.words';

/** What the house has of it once the first screen stands. */
export const achievementLate = noun({
  residents: {
    achieved: resident(achievedMachine),
    achievements: resident(achievementsMachine, { items: { achievement: achievementMachine } }),
    gameAchievements: resident(gameAchievementsMachine, {
      items: { achievement: achievementMachine },
    }),
  },
  ports: { ...achievedPorts, ...achievementPorts, ...achievementsPorts, ...gameAchievementsPorts },
});
