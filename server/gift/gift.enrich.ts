import type { GiftMessage } from '../../contract/hub';
import type { Platform } from '../platform';
import type { Enrich } from '../realtime/enrich';
import { giftQuery } from './gift.query';

/** A fact of a gift to one of its two players: the gift as their lists show it, and their count. */
export const enrichGift = (platform: Pick<Platform, 'sql'>): Enrich => {
  const { byId, unseen } = giftQuery(platform);
  return async (reader, facts) => {
    const ids = facts.map(({ body }) => String(body['GiftId']));
    const [found, Unseen] = await Promise.all([byId(reader, ids), unseen(reader)]);
    return ids.map((id): Omit<GiftMessage, 'GiftId'> => {
      const { gift: Gift, lists: Lists } = found.get(id) ?? { lists: [] };
      return { Lists, Unseen, ...(Lists.length > 0 && { Gift }) };
    });
  };
};
