import type { Achievement } from '../../../contract/achievement';
import type { AchievementFilter } from '../../../machines/achievement/achievements.rules';
import type { Say } from '../../app/say';

/** The phrase of a name, by `supplierAchievementId` [§7 Unclear]. */
export const nameSlug = (supplierAchievementId: string): string =>
  `Achievement.${supplierAchievementId}`;

const textSlug = (supplierAchievementId: string): string =>
  `AchievementText.${supplierAchievementId}`;

/** What a game is called in the reader's language. */
type NameOfGame = (game: NonNullable<Achievement['steps'][number]['game']>) => string;

/** What an achievement is called, and what has to be done for it. */
export const wordsOf = (
  { supplierAchievementId, steps }: Achievement,
  say: Say,
  gameName: NameOfGame,
): { name: string; text: string } => {
  const { goal = 0, game } = steps[0] ?? {};
  return {
    name: say(nameSlug(supplierAchievementId)),
    text: say(textSlug(supplierAchievementId), {
      goal,
      game: game === undefined ? '' : gameName(game),
    }),
  };
};

export const filterWords: Readonly<Record<AchievementFilter, string>> = {
  all: 'Achievements.All',
  ready: 'Achievements.Ready',
  open: 'Achievements.Open',
  lost: 'Achievements.Lost',
  achieved: 'Achievements.Achieved',
};
