import type { RelationMessage } from '../../contract/hub';
import type { Platform } from '../platform';
import type { Enrich } from '../realtime/enrich';
import { circleCounts } from './relation.circle';
import { relatedById } from './relation.query';

/** A fact of a relation to one of its two players: the other one as their lists show them, and their counts. */
export const enrichRelation = (platform: Pick<Platform, 'sql' | 'presence'>): Enrich => {
  const countsOf = circleCounts(platform.sql);
  const byId = relatedById(platform);
  return async ({ player }, facts) => {
    const ids = facts.map(({ body }) => String(body['PlayerId']));
    const [found, Counts] = await Promise.all([byId(player, ids), countsOf(player)]);
    return ids.map((id): Omit<RelationMessage, 'PlayerId'> => {
      const { player: Player, lists: Lists } = found.get(id) ?? { lists: [] };
      return { Lists, Counts, ...(Player && { Player }) };
    });
  };
};
