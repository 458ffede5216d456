import type { Platform } from '../platform';
import type { Reaction } from '../realtime/deliver';
import type { Hub } from '../realtime/hub';

/** Forgets that a token was good, and closes what was opened with it [decision 9]. */
export const sessionReactions = (
  { sessions, sql, log }: Pick<Platform, 'sessions' | 'sql' | 'log'>,
  hub: Pick<Hub, 'revokeSession'>,
): Record<string, Reaction> => {
  const endPlayer = async (player: string) => {
    sessions.forgetPlayer(player);
    const rows = await sql<
      { id: string }[]
    >`select id from sessions where player = ${player} and ended`;
    for (const { id } of rows) hub.revokeSession(id);
  };
  return {
    'session.ended': (body) => {
      const session = String(body['session']);
      sessions.forgetSession(session);
      hub.revokeSession(session);
    },
    'session.changed': (body) => sessions.forgetSession(String(body['session'])),
    'sessions.changed': (body) => sessions.forgetPlayer(String(body['player'])),
    'sessions.ended': (body) => {
      endPlayer(String(body['player'])).catch((error: unknown) =>
        log.error({ error }, 'sessions were not revoked'),
      );
    },
  };
};
