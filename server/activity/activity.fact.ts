import { activitiesRoom } from '../../contract/activity';
import type { Fact } from '../store/stream';

/**
 * Tells whoever has a player's activities open that they changed [§7 Real-time, activity]; never
 * how: what of it may be read depends on who reads.
 */
export const activityFact = (player: string): Fact => {
  const room = activitiesRoom(player);
  return { audience: `room:${room}`, handler: 'activity', body: { room, playerId: player } };
};
