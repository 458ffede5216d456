import type { Achievement } from '../../../contract/achievement';
import type { AchievementFilter } from '../../../machines/achievement/achievements.rules';
import { filled } from '../../../machines/phrase/translations.rules';
import type { Say } from '../../app/say';

type Named = Pick<Achievement, 'supplierAchievementId' | 'asWritten' | 'name'>;

/** The phrase of a name, by `supplierAchievementId` [§7 Unclear]. */
export const nameSlug = (supplierAchievementId: string): string =>
  `Achievement.${supplierAchievementId}`;

/** What it is called; as it is written where it has no translation. */
export const nameOf = ({ supplierAchievementId, asWritten, name }: Named, say: Say): string =>
  asWritten ? name : say(nameSlug(supplierAchievementId));

const textSlug = (supplierAchievementId: string): string =>
  `AchievementText.${supplierAchievementId}`;

/** What a game is called in the reader's language. */
type NameOfGame = (game: NonNullable<Achievement['steps'][number]['game']>) => string;

/** What an achievement is called, and what has to be done for it. */
export const wordsOf = (
  achievement: Achievement,
  say: Say,
  gameName: NameOfGame,
): { name: string; text: string } => {
  const { supplierAchievementId, asWritten, description, steps } = achievement;
  const { goal = 0, game } = steps[0] ?? {};
  const places = { goal, game: game === undefined ? '' : gameName(game) };
  return {
    name: nameOf(achievement, say),
    text: asWritten
      ? filled(description, { ...places, goal: String(goal) })
      : say(textSlug(supplierAchievementId), places),
  };
};

export const filterWords: Readonly<Record<AchievementFilter, string>> = {
  all: 'Achievements.All',
  ready: 'Achievements.Ready',
  open: 'Achievements.Open',
  lost: 'Achievements.Lost',
  achieved: 'Achievements.Achieved',
};
