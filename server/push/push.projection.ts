import { playerKind } from '../player/player.events';
import { sessionKind } from '../session/session.events';
import { eventsOf, type Projection } from '../store/projection';

/** The browsers that take push messages: one a session, until the session ends. */
export const pushDevicesProjection: Projection = {
  name: 'push devices',
  tables: ['push_devices'],
  async apply(tx, events) {
    for (const recorded of events) {
      const [player] = eventsOf(playerKind, [recorded]);
      switch (player?.event.type) {
        case 'player.deviceRegistered': {
          const { session, token } = player.event;
          // A browser rings once, though an earlier session of it was never ended.
          await tx`
            delete from push_devices
            where player = ${player.id} and token = ${token} and session <> ${session}`;
          await tx`
            insert into push_devices (player, session, token)
            values (${player.id}, ${session}, ${token})
            on conflict (player, session) do update set token = excluded.token`;
          break;
        }
        case 'player.deviceForgotten':
          await tx`
            delete from push_devices
            where player = ${player.id} and session = ${player.event.session}`;
          break;
        case 'player.sessionsEnded':
          await tx`
            delete from push_devices
            where player = ${player.id} and session <> ${player.event.except ?? ''}`;
          break;
        case 'player.erased':
          await tx`delete from push_devices where player = ${player.id}`;
          break;
        default:
      }
      const [session] = eventsOf(sessionKind, [recorded]);
      if (session?.event.type === 'session.ended') {
        await tx`delete from push_devices where session = ${session.id}`;
      }
    }
  },
};
