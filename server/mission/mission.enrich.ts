import type { MissionMessage } from '../../contract/hub';
import type { Platform } from '../platform';
import type { Enrich } from '../realtime/enrich';
import { missionQuery } from './mission.query';

/** A fact of missions to whom they belong: how each stands now. */
export const enrichMission = (
  platform: Pick<Platform, 'sql' | 'store' | 'catalogue' | 'missions' | 'now'>,
): Enrich => {
  const { byId } = missionQuery(platform);
  return async ({ player }, facts) => {
    const ids = facts.map(({ body }) => String(body['MissionId']));
    const found = await byId(player, ids);
    return ids.map((id): Omit<MissionMessage, 'MissionId'> => {
      const Mission = found.get(id);
      return Mission === undefined ? {} : { Mission };
    });
  };
};
