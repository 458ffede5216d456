import type { AchievementMessage } from '../../contract/hub';
import type { Platform } from '../platform';
import type { Enrich } from '../realtime/enrich';
import { achievementQuery } from './achievement.query';

/** A fact of achievements to whom they belong: how each stands now. */
export const enrichAchievement = (
  platform: Pick<Platform, 'sql' | 'store' | 'catalogue' | 'achievements' | 'now'>,
): Enrich => {
  const { byId } = achievementQuery(platform);
  return async ({ player }, facts) => {
    const ids = facts.map(({ body }) => String(body['AchievementId']));
    const found = await byId(player, ids);
    return ids.map((id): Omit<AchievementMessage, 'AchievementId'> => {
      const Achievement = found.get(id);
      return Achievement === undefined ? {} : { Achievement };
    });
  };
};
