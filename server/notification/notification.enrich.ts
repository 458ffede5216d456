import type { OnNotification } from '../../contract/hub';
import type { Platform } from '../platform';
import type { Enrich } from '../realtime/enrich';
import { notificationQuery } from './notification.query';
import { notificationId } from './notification.sources';

/** A fact that tells of a notification: it as the player's lists show it, and what is unseen. */
export const enrichNotification = (platform: Pick<Platform, 'sql'>): Enrich => {
  const { byId, totals } = notificationQuery(platform);
  return async (reader, facts) => {
    const ids = facts.map(({ position }) => notificationId(position, reader.player));
    const [found, Totals] = await Promise.all([byId(reader, ids), totals(reader)]);
    return ids.map((id): Omit<OnNotification, 'Type'> => {
      const Notification = found.get(id);
      return { Totals, ...(Notification !== undefined && { Notification }) };
    });
  };
};
