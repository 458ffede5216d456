import { playerKind } from '../player/player.events';
import { eventsOf, type Projection } from '../store/projection';
import { sessionKind } from './session.events';

/** Which sessions are live: asked once a minute per session, and when a token is new. */
export const sessionsView: Projection = {
  name: 'sessions',
  tables: ['sessions'],
  async apply(tx, events) {
    for (const recorded of events) {
      const [opened] = eventsOf(sessionKind, [recorded]);
      if (opened?.event.type === 'session.opened') {
        const { player, at } = opened.event;
        await tx`
          insert into sessions (id, player, opened) values (${opened.id}, ${player}, ${at})`;
      }
      if (opened?.event.type === 'session.ended') {
        await tx`update sessions set ended = true where id = ${opened.id}`;
      }
      const [ended] = eventsOf(playerKind, [recorded]);
      if (ended?.event.type === 'player.sessionsEnded') {
        await tx`update sessions set ended = true where player = ${ended.id} and not ended`;
      }
    }
  },
};
