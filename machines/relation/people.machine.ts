import type { ActorRefFrom } from 'xstate';
import { PAGE_MAX, PEOPLE_PAGE } from '../../contract/limits';
import { listMachine } from '../kit/list';
import { broughtTo, peopleOf, precedes, toldOf } from './people.rules';
import type { PeopleWords } from './people.words';

/** Friends and everybody around them, those who are favourites first. */
export const peopleMachine = listMachine<PeopleWords>({
  id: 'people',
  spec: '§3 Friends',
  says: {
    outdated: 'Somebody’s relation may have changed; gathers such news',
    empty: 'Nobody is in it',
  },
  page: PEOPLE_PAGE,
  max: PAGE_MAX,
  idOf: ({ _id }) => _id,
  query: { list: 'friends', search: '' },
  own: {},
  visitedBy: { 'route.shown': ({ route }) => peopleOf(route) },
  searched: (query, text) => ({ ...query, search: text }),
  outdatedBy: {
    'hub.skipped': () => true,
    // Presence is told without numbers: who was away asks for the list [decision 19].
    'connection.found': () => true,
  },
  brings: {
    precedes,
    mayLeave: true,
    by: { 'relation.changed': broughtTo },
  },
  overtakes: ['presence.changed'],
  edits: {
    'presence.changed': ({ playerId, presence }, { list }) => ({
      list: {
        ...list,
        items: list.items.map((one) => (one._id === playerId ? { ...one, presence } : one)),
      },
    }),
  },
  tells: { 'list.listed': toldOf },
});

export type PeopleActor = ActorRefFrom<typeof peopleMachine>;
