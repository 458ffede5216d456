import type { ActorRefFrom } from 'xstate';
import { activitiesRoom } from '../../contract/activity';
import { ACTIVITIES_PAGE } from '../../contract/limits';
import { listMachine } from '../kit/list';
import type { ListContext } from '../kit/list.config';
import { toRoom } from '../socket/socket.rules';
import { feedOf } from './activities.rules';
import type { ActivitiesWords } from './activities.words';

const roomOf = ({ query, playerId }: ListContext<ActivitiesWords>): string | undefined => {
  const player = query.of === 'me' ? playerId : query.of;
  return player === undefined || player === '' ? undefined : activitiesRoom(player);
};

/** What a player did, newest first. */
export const activitiesMachine = listMachine<ActivitiesWords>({
  id: 'activities',
  spec: '§7 B activities',
  says: {
    outdated: 'Something happened; gathers such news',
    empty: 'The player has done nothing yet',
    gone: 'There is no such player, or it looks so',
  },
  page: ACTIVITIES_PAGE,
  max: ACTIVITIES_PAGE,
  idOf: ({ _id }) => _id,
  query: { of: '' },
  own: { playerId: undefined, room: undefined },
  mayBeMissing: true,
  visitedBy: {
    'route.shown': ({ route }) => {
      const of = feedOf(route);
      return of === undefined ? undefined : { of };
    },
  },
  outdatedBy: {
    'player.changed': () => true,
    'relation.changed': ({ id }, { query }) => query.of === id,
    'hub.skipped': () => true,
    'room.heard': ({ room }, context) => room === context.room,
    // What the room said while nobody heard it.
    'room.missed': ({ room }, context) => room === context.room,
    'connection.found': () => true,
  },
  edits: {
    'session.opened': ({ playerId }) => ({ playerId }),
    'session.closed': () => ({ playerId: undefined }),
  },
  // Whatever changed whose feed it is: in the room of that one, and of no other.
  follows: (context) => toRoom(context.room, roomOf(context)),
});

export type ActivitiesActor = ActorRefFrom<typeof activitiesMachine>;
