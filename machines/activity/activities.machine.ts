import type { ActorRefFrom } from 'xstate';
import { activitiesRoom } from '../../contract/activity';
import { ACTIVITIES_PAGE } from '../../contract/limits';
import { listMachine } from '../kit/list';
import type { ListContext } from '../kit/list.config';
import type { Told } from '../kit/tell';
import type { ActivitiesWords } from './activities.words';

const roomOf = ({ query, playerId }: ListContext<ActivitiesWords>): string | undefined => {
  const player = query.of === 'me' ? playerId : query.of;
  return player === undefined || player === '' ? undefined : activitiesRoom(player);
};

const stands = (type: 'socket.join' | 'socket.leave', room: string | undefined): Told[] =>
  room === undefined ? [] : [{ to: 'socket', event: { type, room } }];

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
  outdatedBy: {
    'player.changed': () => true,
    'relation.changed': () => true,
    'hub.skipped': () => true,
    'room.heard': ({ room }, context) => room === context.room,
    // The rooms were deaf meanwhile.
    'connection.found': () => true,
  },
  edits: {
    'session.opened': ({ playerId }) => ({ playerId }),
    'session.closed': () => ({ playerId: undefined }),
  },
  // Whatever changed whose feed it is: in the room of that one, and of no other.
  follows: (context) => {
    const room = roomOf(context);
    return room === context.room
      ? { tells: [], knows: {} }
      : {
          tells: [...stands('socket.leave', context.room), ...stands('socket.join', room)],
          knows: { room },
        };
  },
});

export type ActivitiesActor = ActorRefFrom<typeof activitiesMachine>;
