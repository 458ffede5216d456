import { activityBroadcast } from '../activity/activity.broadcast';
import { messageBroadcast } from '../message/message.broadcast';
import type { Platform } from '../platform';
import type { Hub } from './hub';

/** The named part of an audience, `player_1` of `player:player_1`. */
const nameIn = (audience: string, kind: string): string | undefined =>
  audience.startsWith(`${kind}:`) ? audience.slice(kind.length + 1) : undefined;

/**
 * Hands the log's facts to whom they concern on this process [decision 38]: a player's to their
 * hub connections, a room's to its sockets, the platform's own to the sessions it must forget.
 * Every process reads every fact, so each serves only its own sockets. Answers the end of it.
 */
export const deliverFacts = (platform: Platform, hub: Hub): (() => void) => {
  const { store, sessions, sql, rooms, log } = platform;
  const broadcastMessage = messageBroadcast(platform);
  const broadcastActivity = activityBroadcast(platform);
  const endPlayer = async (player: string) => {
    sessions.forgetPlayer(player);
    const rows = await sql<
      { id: string }[]
    >`select id from sessions where player = ${player} and ended`;
    for (const { id } of rows) hub.revokeSession(id);
  };

  return store.subscribe((facts) => {
    for (const { audience, position, n, handler, body } of facts) {
      const player = nameIn(audience, 'player');
      const room = nameIn(audience, 'room');
      if (player !== undefined && n !== null) hub.deliver(player, { n, handler, body });
      if (room !== undefined && handler === 'message') broadcastMessage(room, position);
      else if (room !== undefined && handler === 'activity') broadcastActivity(room, body);
      else if (room !== undefined) rooms.emitHere(room, handler, body);
      if (handler === 'session.ended') {
        const session = String(body['session']);
        sessions.forgetSession(session);
        hub.revokeSession(session);
      }
      if (handler === 'sessions.changed') sessions.forgetPlayer(String(body['player']));
      if (handler === 'player.erased') store.forgetPerson(String(body['player']));
      if (handler === 'sessions.ended') {
        endPlayer(String(body['player'])).catch((error: unknown) =>
          log.error({ error }, 'sessions were not revoked'),
        );
      }
    }
  });
};
