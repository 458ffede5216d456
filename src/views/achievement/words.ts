import type { Achievement } from '../../../contract/achievement';
import type { AchievementFilter } from '../../../machines/achievement/achievements.rules';
import type { Say } from '../../app/say';

/** The phrase of a name, by `supplierAchievementId` [§7 Unclear]. */
export const nameSlug = (supplierAchievementId: string): string =>
  `Achievement.${supplierAchievementId}`;

const textSlug = (supplierAchievementId: string): string =>
  `AchievementText.${supplierAchievementId}`;

/** What an achievement is called, and what has to be done for it. */
export const wordsOf = (
  { supplierAchievementId, steps }: Achievement,
  say: Say,
): { name: string; text: string } => ({
  name: say(nameSlug(supplierAchievementId)),
  text: say(textSlug(supplierAchievementId), {
    goal: steps[0]?.goal ?? 0,
    game: steps[0]?.game?.defaultName ?? '',
  }),
});

export const filterWords: Readonly<Record<AchievementFilter, string>> = {
  all: 'Achievements.All',
  ready: 'Achievements.Ready',
  open: 'Achievements.Open',
  lost: 'Achievements.Lost',
  achieved: 'Achievements.Achieved',
};
