import { playerKind } from '../player/player.events';
import { eventsOf, type Projection } from '../store/projection';
import { sessionKind } from './session.events';

/** Which sessions are live: asked once a minute per session, when a token is new, and listed. */
export const sessionsProjection: Projection = {
  name: 'sessions',
  revision: 4,
  tables: ['sessions'],
  async apply(tx, events) {
    for (const recorded of events) {
      const [opened] = eventsOf(sessionKind, [recorded]);
      if (opened?.event.type === 'session.opened') {
        const { player, at, expiresAt, device = null, place = null } = opened.event;
        await tx`
          insert into sessions (id, player, opened, expires, device, place)
          values (${opened.id}, ${player}, ${at}, ${expiresAt}, ${device}, ${place})`;
      }
      if (opened?.event.type === 'session.refreshed') {
        const { expiresAt, generation = null } = opened.event;
        await tx`
          update sessions set
            expires = ${expiresAt},
            adopted = case when ${generation}::integer > generation then null else adopted end,
            generation = coalesce(${generation}, generation)
          where id = ${opened.id}`;
      }
      if (opened?.event.type === 'session.adopted') {
        await tx`update sessions set adopted = ${opened.event.at} where id = ${opened.id}`;
      }
      if (opened?.event.type === 'session.ended') {
        await tx`update sessions set ended = true where id = ${opened.id}`;
      }
      const [of] = eventsOf(playerKind, [recorded]);
      if (of?.event.type === 'player.sessionsEnded') {
        await tx`
          update sessions set ended = true
          where player = ${of.id} and not ended and id <> ${of.event.except ?? ''}`;
      }
      if (of?.event.type === 'player.erased') {
        await tx`update sessions set device = null, place = null where player = ${of.id}`;
      }
    }
  },
};
